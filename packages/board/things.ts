import { type GameTypes, type Kernel, type RuleId, type Told, UNKNOWN } from '@tianxia/kernel';

/** A thing on the table by its kind and number: 'card 48', 'region 3'. Drawn elements carry it as data-thing. */
export type ThingKey = string;
export const thing = (kind: string, value: number): ThingKey => `${kind} ${value}`;
export const kindOf = (key: ThingKey): string => key.slice(0, key.lastIndexOf(' '));
export const numberOf = (key: ThingKey): number => Number(key.slice(key.lastIndexOf(' ') + 1));

/** By the kind of a thing: the rule that tells what it is. */
export type ThingRules = Readonly<Record<string, RuleId>>;
/** What is drawn once more to be chosen is of the kind of what it stands for; what is pressed for a move has the rule of that move. */
const AGAIN = /^choice (?=\w)/;
export function ruleOfKind(rules: ThingRules, kind: string): RuleId | undefined {
  const [first = ''] = kind.replace(AGAIN, '').split(' ');
  return rules[kind] ?? rules[first];
}
/** The rule about what is pointed at: about what it is, else about the thing it lies on. */
export function ruleAbout(rules: ThingRules, at: Element): RuleId | undefined {
  const one = at.closest('[data-about], [data-thing]');
  if (one === null || (one !== at && at.hasAttribute('data-tip'))) return undefined; // a button of the page is no thing of the game
  const kinds = ['data-thing', 'data-press'].flatMap(name => one.getAttribute(name) ?? []).map(kindOf);
  const found = [one.getAttribute('data-about') ?? [], kinds].flat().flatMap(kind => ruleOfKind(rules, kind) ?? []);
  return found[0] ?? (one.parentElement ? ruleAbout(rules, one.parentElement) : undefined);
}

const NO_THING: readonly string[] = ['seat', 'count', 'points', 'round'];

/** The things one event is about, where its arguments do not name them; nothing: as its arguments say. */
export type ToldOf<G extends GameTypes> = (
  event: Told,
  state: G['state'],
  box: G['box'],
) => readonly ThingKey[] | undefined;

/** The things that events speak of, in the order they are named. */
export function thingsTold<G extends GameTypes>(
  kernel: Kernel<G>,
  told: readonly Told[],
  own?: (event: Told) => readonly ThingKey[] | undefined,
): ReadonlySet<ThingKey> {
  return new Set(told.flatMap(event => own?.(event) ?? thingsIn(kernel, event)));
}
function thingsIn<G extends GameTypes>(kernel: Kernel<G>, [event, ...args]: Told): ThingKey[] {
  const kindsOf = kernel.game.events as Readonly<Record<string, readonly string[]>>;
  return args.flatMap((value, i) => {
    const kind = kindsOf[event]?.[i]?.replace(/^secret /, '');
    return kind === undefined || NO_THING.includes(kind) || value <= UNKNOWN ? [] : [thing(kind, value)];
  });
}
