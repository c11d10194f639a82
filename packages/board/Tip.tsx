import type { RuleId } from '@tianxia/kernel';
import { Hotkey, RuleBadge } from '@tianxia/look';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { type Box, besideBox } from './beside.ts';
import { ruleAbout, type ThingRules } from './things.ts';
import { closeTip, listenForTips, onTip, tipNow } from './tipping.ts';
import './tip.css';

const LARGE = 240; // pixels: beside something larger, the tip lies at the pointer
const AROUND = 20;

function anchorOf({ at, near }: NonNullable<ReturnType<typeof tipNow>>): Box {
  const box = at.getBoundingClientRect();
  if (near === undefined || (box.width < LARGE && box.height < LARGE)) return box;
  return { left: near.x - AROUND, top: near.y - AROUND, width: 2 * AROUND, height: 2 * AROUND };
}
interface TipProps {
  openRule?: (rule: RuleId) => void;
  rules?: ThingRules; // about things, for those by which nothing can be done now
}
/** The one tip of the page: on hover, focus and a long press, and beside whatever was pressed in vain. */
export function Tip({ openRule, rules: aboutThings }: TipProps) {
  useEffect(() => listenForTips(document), []);
  const now = useSyncExternalStore(onTip, tipNow, () => undefined);
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (tip.current === null || now === undefined) return;
    tip.current.showPopover(); // on top of everything, whatever the parts around it cut off
    const { left, top } = besideBox(anchorOf(now), tip.current.getBoundingClientRect(), {
      width: innerWidth,
      height: innerHeight,
    });
    tip.current.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  }, [now]);
  useEffect(() => {
    if (now === undefined) return;
    const press = (event: Event) => {
      if (!(event.target instanceof Node && tip.current?.contains(event.target))) closeTip();
    };
    const strike = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      closeTip();
      if (now.by !== 'pointer') event.preventDefault(); // the tip was asked for: Escape is for it
    };
    addEventListener('pointerdown', press, { capture: true });
    addEventListener('scroll', closeTip, { capture: true });
    addEventListener('keydown', strike, { capture: true });
    return () => {
      removeEventListener('pointerdown', press, { capture: true });
      removeEventListener('scroll', closeTip, { capture: true });
      removeEventListener('keydown', strike, { capture: true });
    };
  }, [now]);
  if (now === undefined || !now.at.isConnected) return null;
  const { name, text, why, rules: byThese = [], hotkey } = now.said;
  const about = why || byThese.length > 0 || !aboutThings ? undefined : ruleAbout(aboutThings, now.at);
  const rules = about === undefined ? byThese : [about];
  const badge = (rule: RuleId) => (
    <RuleBadge key={rule} rule={rule} {...(openRule && { onOpen: () => openRule(rule) })} />
  );
  return (
    <div ref={tip} popover="manual" role="tooltip" className="tip" onPointerLeave={closeTip}>
      {name && <b>{name}</b>}
      {text && (
        <span>
          {typeof text === 'function' ? text() : text}
          {hotkey && <Hotkey name={hotkey} />}
        </span>
      )}
      {why && (
        <span className="why">
          {why.text} {badge(why.rule)}
        </span>
      )}
      {rules.length > 0 && <span className="by-rule">{rules.map(badge)}</span>}
    </div>
  );
}
