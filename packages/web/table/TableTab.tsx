import { PACES } from '@tianxia/board';
import { Button, Segmented, Switch, say } from '@tianxia/look';
import { LearnLinks } from '../learn/LearnLinks.tsx';
import type { Facts, TableLink } from '../link/link.ts';
import { LanguageMenu } from '../parts/LanguageMenu.tsx';
import { change, useSettings } from '../settings.ts';
import { useWords } from '../text/words.ts';
import { Company } from './Company.tsx';
import type { TableGame } from './game.ts';

interface TableTabProps {
  id?: string;
  tableGame: TableGame;
  facts: Facts;
  link?: TableLink;
  saveRecord?: () => void;
}

/** How this table is played, what may be changed for oneself, and the seal of its shuffles. */
export function TableTab({ id, tableGame, facts, link: line, saveRecord }: TableTabProps) {
  const { confirm, sound, pace } = useSettings();
  const words = useWords();
  const { play } = words;
  const { game, texts, table } = tableGame;
  const options = Object.entries(table.options).filter(([option]) => game.concerns?.(option, table.seats) !== false);
  const link = id === undefined ? undefined : `${location.origin}/t/${id}`;
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    say(words.table.copied);
  };
  return (
    <div className="table-facts">
      <LearnLinks game={game.id} />
      <section>
        <h2>{play.settings.options}</h2>
        <dl>
          {options.map(([option, value]) => (
            <div key={option} style={{ display: 'contents' }}>
              <dt>{texts.options[option]?.name ?? option}</dt>
              <dd>{texts.options[option]?.values[value]?.name ?? value}</dd>
            </div>
          ))}
        </dl>
      </section>
      {link !== undefined && (
        <section>
          <h2>{play.settings.link}</h2>
          <code>{link}</code>
          <div className="acts tg-wrap">
            <Button icon="copy" onPress={() => void copy(link)}>
              {words.table.copy}
            </Button>
          </div>
        </section>
      )}
      {facts.company && <Company facts={facts} company={facts.company} {...(line && { link: line })} />}
      <Switch name={play.settings.confirm} on={confirm} onChange={on => change({ confirm: on })} />
      <section>
        <h2>{play.stage.pace}</h2>
        <Segmented
          label={play.stage.pace}
          chosen={pace}
          onChoose={chosen => change({ pace: chosen })}
          choices={PACES.map(id => ({ id, name: play.stage.paces[id] }))}
        />
      </section>
      <LanguageMenu />
      <Switch name={play.settings.sound} on={sound} onChange={on => change({ sound: on })} />
      <section>
        <h2>{play.settings.seal}</h2>
        <code>{facts.commitment}</code>
        <p className="note">{play.settings.sealHint}</p>
      </section>
      {saveRecord && (
        <Button icon="save" onPress={saveRecord}>
          {play.settings.save}
        </Button>
      )}
    </div>
  );
}
