import { PACES, useFold } from '@tianxia/board';
import type { RuleId } from '@tianxia/kernel';
import { Button, Dialog, Segmented, Switch, say } from '@tianxia/look';
import { useState } from 'react';
import { brief, titleOf } from '../games.ts';
import { CardText } from '../help/ReferenceCard.tsx';
import { keepCard, useCardKept, useHelpWanted, wantHelp } from '../help/wanted.ts';
import { showShortcuts } from '../keys/Shortcuts.tsx';
import { LearnLinks } from '../learn/LearnLinks.tsx';
import type { Facts, TableLink } from '../link/link.ts';
import { LanguageMenu } from '../parts/LanguageMenu.tsx';
import { change, useSettings } from '../settings.ts';
import { hear } from '../sound/hear.ts';
import { type Later, useLater } from '../text/later.ts';
import { useWords } from '../text/words.ts';
import { askBoard } from './AskBoard.tsx';
import { Company } from './Company.tsx';
import type { TableGame } from './game.ts';

interface TableTabProps {
  id?: string;
  tableGame: TableGame;
  facts: Facts;
  link?: TableLink;
  saveRecord?: () => void;
  openRule(rule: RuleId): void;
}

/** How this table is played, what may be changed for oneself, and the seal of its shuffles. */
export default function TableTab({ id, tableGame, facts, link: line, saveRecord, openRule }: TableTabProps) {
  const { confirm, pace } = useSettings();
  const later = useLater();
  const helpWanted = useHelpWanted(tableGame.game.id);
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
      {later && <Switch name={later.help.title} on={helpWanted} onChange={on => wantHelp(tableGame.game.id, on)} />}
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
      {later && <Reading words={later} />}
      {later && <Card game={game.id} words={later} openRule={openRule} />}
      <Sounds name={play.settings.sound} volumeName={later?.volume} />
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
/** Sounds, and how loud: a change lets the reader hear it. */
function Sounds({ name, volumeName }: { name: string; volumeName: string | undefined }) {
  const { sound, volume } = useSettings();
  const set = (chosen: number) => {
    change({ volume: chosen });
    hear('landed');
  };
  return (
    <>
      <Switch name={name} on={sound} onChange={on => change({ sound: on })} />
      {sound && volumeName !== undefined && (
        <label className="volume">
          <b>{volumeName}</b>
          <input
            type="range"
            min={0}
            max={100}
            step={5}
            value={volume}
            onChange={event => set(Number(event.currentTarget.value))}
          />
          <output>{volume}</output>
        </label>
      )}
    </>
  );
}
/** How this reader likes to read and to be told; the keys that work. */
function Reading({ words: { reading, keys } }: { words: Later }) {
  const { play } = useWords();
  const { letters, spoken } = useSettings();
  return (
    <>
      <Switch
        name={reading.easy}
        about={reading.easyAbout}
        on={letters === 'easy'}
        onChange={on => change({ letters: on ? 'easy' : 'usual' })}
      />
      <section>
        <h2>{reading.spoken}</h2>
        <Segmented
          label={reading.spoken}
          chosen={spoken}
          onChoose={chosen => change({ spoken: chosen })}
          choices={(['brief', 'full'] as const).map(id => ({ id, name: reading.amounts[id] }))}
        />
        <p className="note">{reading.spokenAbout}</p>
      </section>
      <Button icon="log" onPress={askBoard}>
        {play.inWords}
      </Button>
      <Button icon="info" hotkey="?" onPress={showShortcuts}>
        {keys.open}
      </Button>
    </>
  );
}
/** The reference card: beside the board where there is room, else over the table. */
function Card({ game, words: { card }, openRule }: { game: string; words: Later; openRule(rule: RuleId): void }) {
  const wide = useFold() === 'wide';
  const kept = useCardKept(game);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon="book" pressed={wide ? kept : open} onPress={() => (wide ? keepCard(game, !kept) : setOpen(true))}>
        {card.open}
      </Button>
      <Dialog
        open={open && !wide}
        title={card.title(brief(titleOf(game)))}
        onClose={close}
        actions={<Button onPress={close}>{card.close}</Button>}
      >
        <div className="ref-card">
          <CardText
            game={game}
            openRule={rule => {
              close();
              openRule(rule);
            }}
          />
        </div>
      </Dialog>
    </>
  );
}
