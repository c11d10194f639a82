import type { ReactNode } from 'react';
import { useBeside } from './beside.ts';
import { Icon, type IconName } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { Mark, type TabMark } from './Tabs.tsx';
import './narrow.css';
import './overlay.css';
import './side.css';

export interface SheetProps {
  title: ReactNode;
  label: string;
  close: string;
  onClose: () => void;
  children: ReactNode;
}

/** Comes from below and leaves the board in sight. */
export function Sheet({ title, label, close, onClose, children }: SheetProps) {
  const { ref, onKeyDown } = useBeside(onClose);
  return (
    <section className="panel sheet" role="dialog" aria-label={label} tabIndex={-1} ref={ref} onKeyDown={onKeyDown}>
      <span className="grip" />
      <div className="drawer-head">
        <h2>{title}</h2>
        <IconButton icon="close" label={close} quiet onPress={onClose} />
      </div>
      <div className="drawer-body">{children}</div>
    </section>
  );
}

export interface SheetBarProps {
  label: string;
  items: readonly { id: string; name: string; icon: IconName; mark?: TabMark }[];
  open: string;
  onOpen: (id: string) => void;
}

/** The row at the foot of a phone: what stands in the side column elsewhere. */
export function SheetBar({ label, items, open, onOpen }: SheetBarProps) {
  return (
    <nav className="panel sheetbar" aria-label={label}>
      {items.map(item => (
        <button key={item.id} type="button" aria-pressed={item.id === open} onClick={() => onOpen(item.id)}>
          <Icon name={item.icon} />
          {item.name}
          {item.mark && <Mark {...item.mark} />}
        </button>
      ))}
    </nav>
  );
}
