import { MOST_MESSAGE, type RefusedCode } from '@tianxia/protocol';
import fc from 'fast-check';

/** Something that must not be said, and how it may be refused. */
export interface Bad {
  text: string | Buffer;
  codes: readonly RefusedCode[];
}
/** Who says it: a player whose turn it is, one whose turn it is not, or one who looks on. */
export interface Speaker {
  version: number;
  mayUndo: boolean;
  isAsked: boolean;
  watches: boolean;
  undo: 'free' | 'never';
  legal: readonly string[]; // words that the player who is asked may choose now
}
const bad =
  (...codes: RefusedCode[]) =>
  (text: string | Buffer): Bad => ({ text, codes });
const json = (value: unknown): string => JSON.stringify(value);
const id = fc.nat();

/** A message that would be taken. */
const wouldDo = ({ version, legal }: Speaker) =>
  fc.record({
    type: fc.constant('choose'),
    id,
    version: fc.constant(version),
    words: fc.constantFrom(...legal),
  });
const notAnObject = fc.oneof(
  fc.string({ maxLength: 200 }).filter(text => !isObject(text)),
  fc.string({ unit: 'binary', maxLength: 200 }).filter(text => !isObject(text)),
  fc.json({ maxDepth: 2 }).filter(text => !isObject(text)),
  fc.constantFrom('', '{', '[]', 'null', '0', '"choose"', '{}}', '\u0000', '['.repeat(2000), '{"a":'.repeat(700)),
);
function isObject(text: string): boolean {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}
/** Real messages, spoilt so that no reading of them is a message. */
const spoilt = (speaker: Speaker) =>
  wouldDo(speaker).chain(message => {
    const text = json(message);
    const key = fc.constantFrom('type', 'id', 'version', 'words');
    return fc.oneof(
      fc.nat({ max: text.length - 1 }).map(length => text.slice(0, length)), // cut off
      key.map(gone => json(Object.fromEntries(Object.entries(message).filter(([name]) => name !== gone)))),
      fc
        .tuple(key, fc.oneof(fc.constant(null), fc.boolean(), fc.constant([]), fc.constant({}), fc.double()))
        .map(([name, value]) => json({ ...message, [name]: value === 0 || Number.isInteger(value) ? null : value })),
      fc
        .tuple(fc.constantFrom('seat', 'you', '__proto__x', 'admin', 'at', 'forced'), fc.jsonValue({ maxDepth: 1 }))
        .map(([name, value]) => json({ ...message, [name]: value })),
      fc
        .constantFrom('Choose', 'restore', 'rewind', 'update', 'table', 'done', '')
        .map(type => json({ ...message, type })),
      fc.integer({ max: -1 }).map(version => json({ ...message, version })),
      fc.constant(json({ ...message, version: 1_000_001 })),
      fc.constant(json({ ...message, words: message.words.padEnd(101) })),
      fc.constant(json({ ...message, after: Array(33).fill(message.words) })),
      fc.constant(`${text}${text}`),
      fc.constant(json([message])),
    );
  });
/** Of real messages, with letters changed: it may still be one, and is refused for what it says then. */
const misheard = (speaker: Speaker) =>
  fc.tuple(wouldDo(speaker), fc.nat(), fc.string({ minLength: 1, maxLength: 1 })).map(([message, at, letter]) => {
    const text = json(message);
    const i = at % text.length;
    return text.slice(0, i) + letter + text.slice(i + 1);
  });
const stale = ({ version, legal }: Speaker) =>
  fc
    .tuple(id, fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(...legal))
    .map(([id, other, words]) => json({ type: 'choose', id, version: other === version ? version + 1 : other, words }));
/** Words that are no choice, or not one for now. */
const forged = ({ version, legal }: Speaker) => {
  const [example] = legal;
  const [move = '', ...args] = example!.split(' ');
  const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom('1e3', '0x1', '01', '-0', '', '１'));
  return fc
    .tuple(
      id,
      fc.oneof(
        fc.string({ minLength: 1, maxLength: 100 }),
        fc.tuple(...args.map(() => number)).map(others => [move, ...others].join(' ')),
        fc.tuple(...args.map(() => fc.nat({ max: 1100 }))).map(others => [move, ...others].join(' ')),
        fc.constantFrom(
          'undo',
          'redo',
          'back 0',
          'back 1',
          'toString',
          '__proto__',
          'constructor 1',
          `${example} `,
          ` ${example}`,
        ),
      ),
    )
    .filter(([, words]) => words !== '' && words.length <= 100 && !legal.includes(words))
    .map(([id, words]) => json({ type: 'choose', id, version, words }));
};
const tooLong = fc
  .tuple(id, fc.integer({ min: MOST_MESSAGE, max: 15 * MOST_MESSAGE }))
  .map(([id, length]) => json({ type: 'choose', id, version: 0, words: 'x'.repeat(length) }));
const backwards = ({ version }: Speaker) =>
  fc.tuple(id, fc.constantFrom('undo', 'redo')).map(([id, type]) => json({ type, id, version }));
const asked = ({ version }: Speaker) =>
  fc.tuple(id, fc.nat({ max: version })).map(([id, to]) => json({ type: 'askUndo', id, version, to }));
const pauseAsked = fc
  .tuple(id, fc.nat({ max: Number.MAX_SAFE_INTEGER }))
  .map(([id, until]) => json({ type: 'askPause', id, until }));
const pauseAnswered = fc
  .tuple(id, fc.constantFrom({ type: 'goOn' }, { type: 'answerPause', yes: true }, { type: 'answerPause', yes: false }))
  .map(([id, message]) => json({ id, ...message }));
const answered = fc.tuple(id, fc.boolean()).map(([id, yes]) => json({ type: 'answerUndo', id, yes }));

/** All kinds of them, for this speaker. */
export function badMessages(speaker: Speaker): fc.Arbitrary<Bad> {
  const { watches, isAsked, undo, mayUndo } = speaker;
  const unread = fc.oneof(notAnObject, spoilt(speaker)).map(bad('malformed'));
  const long = tooLong.map(bad('tooLong'));
  const binary = fc.uint8Array({ minLength: 1, maxLength: 300 }).map(bytes => bad('malformed')(Buffer.from(bytes)));
  const rest = (...codes: RefusedCode[]) => bad(...(watches ? (['watching'] as const) : codes));
  const back: RefusedCode[] = undo === 'never' ? ['noUndo'] : ['nothing', 'chance', 'revealed', 'othersActed'];
  const kinds = [
    { weight: 6, arbitrary: unread },
    { weight: 1, arbitrary: long },
    { weight: 1, arbitrary: binary },
    { weight: 4, arbitrary: stale(speaker).map(rest('stale')) },
    {
      weight: 4,
      arbitrary: forged(speaker).map(
        rest(...(isAsked ? (['unreadable', 'illegal'] as const) : (['notYours'] as const))),
      ),
    },
    { weight: 1, arbitrary: asked(speaker).map(rest('noUndo')) },
    { weight: 1, arbitrary: answered.map(rest('stale')) },
    { weight: 1, arbitrary: pauseAsked.map(rest('noClock')) },
    { weight: 1, arbitrary: pauseAnswered.map(rest('noPause')) },
    ...(mayUndo ? [] : [{ weight: 1, arbitrary: backwards(speaker).map(rest(...back)) }]),
    // Not from the player who is asked: what others may not choose, they may.
    ...(isAsked && !watches
      ? []
      : [
          { weight: 4, arbitrary: wouldDo(speaker).map(message => rest('notYours')(json(message))) },
          { weight: 2, arbitrary: misheard(speaker).map(bad('malformed', watches ? 'watching' : 'notYours', 'stale')) },
        ]),
  ];
  return fc.oneof(...kinds);
}
