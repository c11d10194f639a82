import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { Focusable } from 'react-aria-components/Focusable';
import { Tooltip as AriaTooltip, OverlayArrow, TooltipTrigger } from 'react-aria-components/Tooltip';
import './Tooltip.css';

export interface TooltipProps {
  children: ReactElement<Record<string, unknown>, string>; // a focusable element with a role
  text: ReactNode; // 'Not here: joining would tie, 2 to 2.'
  placement?: 'top' | 'bottom' | 'left' | 'right';
}

/** Says more on hover and on focus; touch has no hover, so a tap shows the same. */
export function Tooltip({ children, text, placement = 'top' }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const [tapped, setTapped] = useState(false);
  useEffect(() => {
    if (!tapped) return;
    const close = () => setTapped(false);
    document.addEventListener('pointerdown', close, { capture: true });
    return () => document.removeEventListener('pointerdown', close, { capture: true });
  }, [tapped]);
  return (
    <TooltipTrigger isOpen={open || tapped} onOpenChange={setOpen} delay={300} closeDelay={80}>
      <span onPointerUp={event => event.pointerType === 'touch' && setTapped(true)} className="tip-anchor">
        <Focusable>{children}</Focusable>
      </span>
      <AriaTooltip className="tip floating" placement={placement} offset={10}>
        <OverlayArrow className="tip-arrow">
          <svg width="12" height="7" viewBox="0 0 12 7" aria-hidden="true">
            <path d="M0 0H12L6 7Z" fill="currentColor" />
          </svg>
        </OverlayArrow>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
