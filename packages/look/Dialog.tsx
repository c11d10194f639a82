import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import './overlay.css';
import './parts.css';

export interface DialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  actions: ReactNode; // the safe answer first, the asked one last
  onClose: () => void; // Esc, or a press beside it
  alert?: boolean; // something is lost by going on
}

/** A question that stops everything until it is answered. */
export function Dialog({ open, title, children, actions, onClose, alert = false }: DialogProps) {
  return (
    <ModalOverlay
      className="veil"
      isOpen={open}
      isDismissable={!alert}
      onOpenChange={stays => {
        if (!stays) onClose();
      }}
    >
      <Modal className="dialog">
        <AriaDialog role={alert ? 'alertdialog' : 'dialog'}>
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          {children}
          <div className="acts">{actions}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
