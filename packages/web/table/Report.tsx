import { Button, Dialog, say } from '@tianxia/look';
import type { ChatLine } from '@tianxia/protocol';
import { useId, useState } from 'react';
import { useWords } from '../text/words.ts';
import { reportTo } from './asks.ts';

/** Tells whoever runs the site about a line and who said it. */
export function Report({ id, line, onClose }: { id: string; line: ChatLine; onClose(): void }) {
  const { naming, together } = useWords();
  const { chat } = together;
  const [text, setText] = useState('');
  const field = useId();
  const send = () =>
    reportTo(id, { person: line.person, chat: line.id, text: text.trim() }).then(
      () => {
        say(chat.reported);
        onClose();
      },
      () => say(together.silent),
    );
  return (
    <Dialog
      open
      title={chat.reportTitle(line.name)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{naming.cancel}</Button>
          <Button kind="main" onPress={() => void send()}>
            {chat.send}
          </Button>
        </>
      }
    >
      <blockquote className="tg-quote">{line.text}</blockquote>
      <p className="note">{chat.reportHint}</p>
      <label className="tg-label" htmlFor={field}>
        {chat.reportText}
      </label>
      <textarea
        id={field}
        className="tg-text"
        rows={3}
        maxLength={500}
        value={text}
        onChange={event => setText(event.target.value)}
      />
    </Dialog>
  );
}
