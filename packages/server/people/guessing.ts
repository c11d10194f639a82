import { ApiError } from '@tianxia/protocol';
import { folded } from './names.ts';

const READ = 24; // characters: more would not make an easy one harder, and each costs a millisecond or two
const EASY = 1; // of 4: fewer than a million guesses

/** Long is enough, but not what anybody would try first: lists of passwords, rows of keys, years, one's own name. */
export async function notGuessed(password: string, name: string): Promise<string> {
  if (folded(password) === folded(name) || (await judge())(password.slice(0, READ), name) <= EASY)
    throw new ApiError('badRequest', 'password: this is too easy to guess', 'password');
  return password;
}
type Judge = (password: string, name: string) => number;
let found: Promise<Judge> | undefined;
/** Read when the first password is chosen: the lists take an eighth of a second and 12 MB. */
function judge(): Promise<Judge> {
  found ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) => {
      const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
      return (password, name) => zxcvbn.check(password, [name, folded(name), 'tianxia']).score;
    },
  );
  return found;
}
