import type { PageWords } from '../../words.ts';
import { analysis } from './analysis.ts';
import { api } from './api.ts';
import { lobby, records, terms } from './lobby.ts';
import { people } from './people.ts';
import { proof } from './proof.ts';
import { setup } from './setup.ts';
import { translate } from './translate.ts';

export const pages: PageWords = { setup, lobby, terms, records, people, analysis, api, proof, translate };
