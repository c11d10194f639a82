import { analysis } from './analysis.ts';
import { api } from './api.ts';
import { lobby, records, terms } from './lobby.ts';
import { people } from './people.ts';
import { proof } from './proof.ts';
import { setup } from './setup.ts';
import { translate } from './translate.ts';

/** Words of the pages that are no table. They come with the first of these pages, so that no table carries them. */
export const pages = { setup, lobby, terms, records, people, analysis, api, proof, translate };
