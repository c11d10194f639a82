import type { Speech, TableProps } from '@tianxia/board';
import type { GameTypes } from '@tianxia/kernel';
import { Button, Segmented, say } from '@tianxia/look';
import type { Plan } from '@tianxia/protocol';
import { useState } from 'react';
import type { Company, Refused } from '../link/link.ts';
import { useWords } from '../text/words.ts';
import { setPlan } from './asks.ts';

interface PlanOfferProps {
  company: Company;
  table: TableProps<GameTypes>;
  speech: Speech;
  choose(words: string): Promise<Refused | undefined>;
}
const UNTIL = ['once', 'round', 'changed'] as const;

/** A choice without a target, as "pass", can be kept for the next times one is asked: a slow game need not wait for it. */
export function PlanOffer({ company, table, speech, choose }: PlanOfferProps) {
  const { together } = useWords();
  const [until, setUntil] = useState<Plan['until']>('round');
  const { kernel, view, line, asked } = table;
  const [option] = line;
  const frame = view.agenda.at(-1) as { at: string } | undefined;
  const fits = asked && company.terms.pace.kind === 'slow' && line.length === 1 && frame !== undefined;
  if (!fits || option === undefined || kernel.words(option).args.length > 0) return null;
  const words = kernel.write(option);
  const set = async () => {
    const refused = await choose(words);
    if (refused !== undefined) return;
    setPlan(company.id, { whenAsked: frame.at, words, until }).then(
      () => say(together.plan.wasSet),
      () => say(together.silent),
    );
  };
  return (
    <section className="panel tline" aria-label={together.plan.title}>
      <p>
        <b>{together.plan.title}:</b> {together.plan.hint(speech.option(option))}
      </p>
      <Segmented
        label={together.plan.title}
        chosen={until}
        onChoose={setUntil}
        choices={UNTIL.map(id => ({ id, name: together.plan.until[id] }))}
      />
      <Button onPress={() => void set()}>{together.plan.set}</Button>
    </section>
  );
}
