import { classes } from '@tianxia/look';
import type { ReactNode } from 'react';
import { Group } from './Group.tsx';
import type { Pressable } from './gesture/index.ts';
import { Thing } from './Thing.tsx';
import type { ThingKey } from './things.ts';
import type { Said } from './tipping.ts';

/** A choice as a large button: its drawing, its name, what it brings. */
export interface ListedChoice {
  thing: ThingKey; // its own key
  presses?: ThingKey; // what a press on it means, where that lies on the table, too
  label: string; // as it is read aloud
  art?: ReactNode;
  name: ReactNode;
  about?: ReactNode; // in smaller letters
  more?: ReactNode; // what it would change
  end?: ReactNode;
  says?: Said['text'];
  className?: string | undefined;
}
interface ListProps {
  label: string;
  className: string; // of the list
  kind: string; // class of each choice
  choices: readonly ListedChoice[];
  draft: Pressable;
  keys?: boolean; // the first nine answer to 1 to 9
  spoken?: boolean; // what is written on a choice is read aloud, not its label
  scrolls?: boolean;
}
/** What may be chosen next, where no place on the table says it as plainly. A game lays it out by its own style sheet. */
export function ChoiceList({
  label,
  className,
  kind,
  choices,
  draft,
  keys = true,
  spoken = true,
  scrolls = false,
}: ListProps) {
  return (
    <Group label={label} className={className} scrolls={scrolls}>
      {choices.map((choice, i) => (
        <Thing
          key={choice.thing}
          thing={choice.thing}
          {...(choice.presses !== undefined && { presses: [choice.presses] })}
          {...(keys && i < 9 && { hotkey: `${i + 1}` })}
          draft={draft}
          label={choice.label}
          spoken={spoken}
          says={choice.says}
          className={classes(kind, choice.className)}
        >
          {choice.art && (
            <span className="choice-art" aria-hidden="true">
              {choice.art}
            </span>
          )}
          <span className="choice-words">
            <b>{choice.name}</b> {choice.about && <small>{choice.about}</small>}
            {choice.more}
          </span>
          {choice.end}
        </Thing>
      ))}
    </Group>
  );
}
