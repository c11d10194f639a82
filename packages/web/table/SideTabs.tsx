import type { GameTypes, Told, Update } from '@tianxia/kernel';
import { Button, ScoreSheet, Segmented, Switch, say, type TableProps, Tabs } from '@tianxia/look';
import type { Facts } from '../link/link.ts';
import { change, useSettings } from '../settings.ts';
import { useWords } from '../text/words.ts';
import type { TableGame } from './game.ts';
import { LogTab } from './LogTab.tsx';
import type { Speech } from './sentences.ts';

export type TabName = 'log' | 'rules' | 'scores' | 'options';
export interface SideTabsProps {
  open: TabName;
  onOpen(name: TabName): void;
  id?: string;
  table: TableProps<GameTypes>;
  tableGame: TableGame;
  facts: Facts;
  update: Update<GameTypes['state']>;
  speech: Speech;
  onPoint(told: readonly Told[]): void;
  openRules(): void;
  saveRecord?: () => void;
}

export function SideTabs(props: SideTabsProps) {
  const { play } = useWords();
  const { open, onOpen, update, facts, speech, onPoint } = props;
  return (
    <Tabs
      label={play.side}
      open={open}
      onOpen={name => (name === 'rules' ? props.openRules() : onOpen(name as TabName))}
      tabs={[
        {
          id: 'log',
          name: play.tabs.log,
          icon: 'log',
          panel: <LogTab update={update} players={facts.players} speech={speech} onPoint={onPoint} />,
        },
        { id: 'rules', name: play.tabs.rules, icon: 'book', panel: null },
        { id: 'scores', name: play.tabs.scores, icon: 'score', panel: <Scores {...props} /> },
        { id: 'options', name: play.tabs.options, icon: 'info', panel: <TableFacts {...props} /> },
      ]}
    />
  );
}
function Scores({ table, tableGame, facts, speech }: SideTabsProps) {
  const { play } = useWords();
  const { kernel, view } = table;
  return (
    <ScoreSheet
      result={kernel.result(view)}
      lines={Object.fromEntries(Object.entries(tableGame.texts.score).map(([line, name]) => [line, { name }]))}
      seats={facts.players.map(({ colour }, seat) => ({ name: speech.name(seat), colour }))}
      words={{ caption: play.scores, line: play.line, total: play.total, most: play.most, unit: play.unit }}
    />
  );
}
/** How this table is played, what may be changed for oneself, and the seal of its shuffles. */
function TableFacts({ id, tableGame, facts, saveRecord }: SideTabsProps) {
  const { confirm, sound, speed } = useSettings();
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
      <section>
        <h3>{play.settings.options}</h3>
        <dl>
          {options.map(([option, value]) => (
            <div key={option} style={{ display: 'contents' }}>
              <dt>{texts.options[option]?.name ?? option}</dt>
              <dd>{texts.options[option]?.values[value]?.name ?? value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Switch name={play.settings.confirm} on={confirm} onChange={on => change({ confirm: on })} />
      <section>
        <h3>{play.settings.speed}</h3>
        <Segmented
          label={play.settings.speed}
          chosen={speed}
          onChoose={chosen => change({ speed: chosen })}
          choices={(['full', 'quick', 'off'] as const).map(id => ({ id, name: play.settings.speeds[id] }))}
        />
      </section>
      <Switch name={play.settings.sound} on={sound} onChange={on => change({ sound: on })} />
      {link !== undefined && (
        <section>
          <h3>{play.settings.link}</h3>
          <code>{link}</code>{' '}
          <Button icon="copy" onPress={() => void copy(link)}>
            {words.table.copy}
          </Button>
        </section>
      )}
      <section>
        <h3>{play.settings.seal}</h3>
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
