import { classes } from '@tianxia/look';
import {
  type CSSProperties,
  createElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
} from 'react';
import { startDrag, thingAt, wasDragged } from './dragging.ts';
import { type Look, type Pressable, rulesOf } from './gesture/index.ts';
import type { ThingKey } from './things.ts';
import { hush, refuse, type Said, tipOn, wasHeld } from './tipping.ts';
import './thing.css';

export interface ThingProps {
  thing: ThingKey; // its key, which stays with it while it moves: 'card 48'
  draft: Pressable;
  label: string; // its name: spoken, and the head of its tip
  presses?: readonly ThingKey[]; // what a press on it may mean: the first that the choice is about; itself when left out
  says?: Said['text']; // what it is or would do, on hover, focus and a long press
  spoken?: boolean; // what is written on it is name enough; so for whatever holds other things
  as?: 'span' | 'div' | 'li' | 'g';
  hotkey?: string;
  drags?: boolean | string; // it may be carried to where it goes; a selector names the whole that is carried with it
  quiet?: boolean; // drawn plainly enough: no tip says its name alone
  mute?: boolean; // says why not only when it is pressed: something else is in the making
  place?: boolean; // it never moves: a square, a slot
  told?: ThingKey; // what events call it, where several pieces share a name
  from?: ThingKey; // where it comes from when it is new
  to?: ThingKey; // where it goes when it leaves
  className?: string | undefined;
  style?: CSSProperties;
  transform?: string; // of an SVG group
  children?: ReactNode;
}

/** What the choice is about, among the things a press may mean; a refusal only when nothing better is meant. */
function lookOf({ at }: Pick<Pressable, 'at'>, names: readonly ThingKey[]): Look | undefined {
  const looks = names.flatMap(name => at(name) ?? []);
  return looks.find(({ is }) => is === 'can' || is === 'chosen') ?? looks.find(({ is }) => is === 'may') ?? looks[0];
}

/** What is drawn is no part of a button's name, which is said in words. */
const Unseen = ({ label }: { label: string }) => <span className="unseen">{label}</span>;
const Drawn = ({ children }: { children: ReactNode }) => (
  <span className="thing-drawn" aria-hidden="true">
    {children}
  </span>
);

/** Every piece and place that a person can touch, or that can move. */
export function Thing(props: ThingProps) {
  const { thing, draft, label, presses, says, spoken = false, as = 'span', hotkey, drags = false } = props;
  const names = presses ?? [thing];
  const look = lookOf(draft, names);
  const known = [thing, ...names];
  const isSettled = look === undefined && known.some(name => draft.settled.has(name));
  const said = (): Said => ({ name: label, text: says, why: look?.why, ...(look && { rules: rulesOf(look) }) });
  const unasked = props.mute ? undefined : look?.why;
  const isPlain = (props.quiet || props.mute) && says === undefined && unasked === undefined;
  const latest = useRef(draft);
  useLayoutEffect(() => {
    latest.current = draft;
  });
  const tip = tipOn(() => (isPlain ? undefined : { ...said(), why: unasked }));
  const press = (at: Element, name: ThingKey | undefined, byKey: boolean) => {
    const found = name === undefined ? undefined : draft.at(name);
    if (name === undefined || found === undefined) return;
    if (found.is === 'cannot') refuse(at, at.getAttribute('data-press') === look?.thing ? said() : { why: found.why });
    else hush(at);
    draft.press(name, byKey);
  };
  const byPointer = (event: MouseEvent<HTMLElement>) => {
    if (event.defaultPrevented) return; // a thing that lies in this one took it
    event.preventDefault();
    const here = event.currentTarget;
    if (wasHeld(here) || wasDragged(here)) return;
    const byKey = event.detail === 0;
    const meant = byKey ? here : (thingAt(event.clientX, event.clientY) ?? here);
    press(meant, meant.dataset.press, byKey);
    if (!byKey) here.blur(); // so that Enter confirms
  };
  const byKey = (event: KeyboardEvent<Element>) => {
    if (event.target !== event.currentTarget || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    press(event.currentTarget, look?.thing, true);
  };
  const drawsItself = spoken || as === 'g';
  const isNamed = !spoken && (as === 'g' || look === undefined);
  return createElement(
    as,
    {
      ...tip,
      className: classes(
        'thing',
        look?.is ?? (isSettled && 'chosen'),
        known.some(name => draft.changed.has(name))
          ? 'changed'
          : known.some(name => draft.earlier?.has(name)) && 'changed earlier',
        known.some(name => draft.pointed.has(name)) && 'pointed',
        drags !== false && look !== undefined && look.is !== 'cannot' && 'drags',
        props.className,
      ),
      style: props.style,
      transform: props.transform,
      'data-thing': thing,
      'data-told': props.told,
      'data-place': props.place ? '' : undefined,
      'data-from': props.from,
      'data-to': props.to,
      'aria-label': isNamed ? label : undefined,
      onClick: byPointer,
      ...(look === undefined
        ? { role: spoken ? undefined : 'img' }
        : {
            role: 'button',
            tabIndex: 0,
            'data-is': look.is,
            'data-press': look.thing,
            'data-hotkey': hotkey,
            'aria-keyshortcuts': hotkey,
            'aria-pressed': look.is === 'chosen',
            'aria-disabled': look.is === 'cannot' || undefined,
            'aria-description': look.why?.text,
            onKeyDown: byKey,
            ...(drags !== false &&
              look.is !== 'cannot' && {
                onPointerDown: (event: React.PointerEvent<Element>) => {
                  tip.onPointerDown(event);
                  startDrag(event, look.thing, () => latest.current, drags === true ? undefined : drags);
                },
              }),
          }),
    },
    ...(drawsItself
      ? [props.children]
      : [!isNamed && <Unseen key="name" label={label} />, <Drawn key="drawn">{props.children}</Drawn>]),
  );
}
