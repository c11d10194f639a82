import { colourOf } from '@tianxia/board';
import { type Seat, SPECTATOR } from '@tianxia/kernel';
import { classes } from '@tianxia/look';
import type { ReactNode } from 'react';
import { unseen } from '../facts/answers.ts';
import { attributeOf } from '../facts/strength.ts';
import { freeGenerals } from '../goods.ts';
import { cardPoints } from '../score.ts';
import { ADMINISTRATION, COMBAT, FREE, GOLD, RICE, SUPPORT, TRAINED } from '../words.ts';
import { EnhancementCard } from './EnhancementCard.tsx';
import { Figure } from './Figure.tsx';
import { GeneralCard } from './GeneralCard.tsx';
import { Glyph } from './Glyph.tsx';
import { Good } from './Good.tsx';
import { placeOf } from './placeOf.ts';
import type { Props } from './Space.tsx';
import { Token } from './Token.tsx';
import { useWords } from './words.ts';
import './rival.css';

/** All that is public of one player: goods, armies and weapons, built cards, generals; each number beside the viewer's own. */
export function Rival(props: Props & { seat: Seat }) {
  const words = useWords();
  const { kernel, view, players, viewer, seat } = props;
  const { box } = kernel;
  const player = view.players[seat]!;
  const mine = seat === viewer || viewer === SPECTATOR ? undefined : view.players[viewer];
  const colour = colourOf(players, seat);
  const free = player.shown.filter(general => view.post[general] === FREE);
  const away = player.shown.filter(general => view.post[general] !== FREE);
  const hidden = unseen(view, seat);
  const worth = player.built.reduce((sum, card) => sum + cardPoints(view, box, seat, card), 0);
  const good = (one: number) => (
    <Owned key={one} name={words.goodNames[one]!} value={player.goods[one]!} yours={mine?.goods[one]}>
      <Good good={one} size={20} />
    </Owned>
  );
  return (
    <div className="tk-rival">
      <Part title={words.partGoods} note={words.stillToSend(freeGenerals(view, seat))}>
        <div className="tk-numbers">
          {[GOLD, RICE, SUPPORT].map(good)}
          <Owned name={words.deficitWord(player.deficits)} value={player.deficits} yours={mine?.deficits}>
            <Token name="deficit" size={20} />
          </Owned>
          <Owned name={words.cardsWord} value={player.hand.pieces.length} yours={mine?.hand.pieces.length}>
            <Glyph name="slips" size={20} />
          </Owned>
          <Owned name={words.militaryWord} value={player.military} yours={mine?.military}>
            <Glyph name="banner" size={20} />
          </Owned>
        </div>
      </Part>
      <Part title={words.partArmies} note={words.ready(player.goods[TRAINED]!)}>
        <div className="tk-numbers">{[2, 3, 4, 5, 6, 7].map(good)}</div>
      </Part>
      <Part title={words.partBuilt} note={words.builtWorth(player.built.length, worth)}>
        <div className="tk-rival-built">
          {player.built.map(card => (
            <EnhancementCard key={card} card={box.pack.enhancements[card - 1]!} />
          ))}
        </div>
      </Part>
      {away.length > 0 && (
        <Part title={words.partAway}>
          <ul className="tk-rival-away">
            {away.map(general => (
              <li key={general}>
                <Figure colour={colour} civil={box.pack.generals[general - 1]?.headgear === 'civil'} height={30} />
                <span>
                  <b>{words.named(box.pack.generals[general - 1]!.names)}</b>
                  <i>{placeOf(words, props, general)}</i>
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={words.freeNow} note={hidden > 0 ? words.unseenMore(hidden) : ''}>
        {free.length === 0 && <p className="note">{words.nobodyKnown}</p>}
        <div className="tk-rival-cards">
          {free.map(general => (
            <GeneralCard
              key={general}
              general={box.pack.generals[general - 1]!}
              colour={colour}
              administration={attributeOf(view, box, seat, general, ADMINISTRATION)}
              combat={attributeOf(view, box, seat, general, COMBAT)}
              note={box.tutorial ? words.noSkill : undefined}
            />
          ))}
        </div>
      </Part>
    </div>
  );
}
function Part({ title, note = '', children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section>
      <h3>
        {title} {note && <span className="note">{note}</span>}
      </h3>
      {children}
    </section>
  );
}
interface OwnedProps {
  name: string;
  value: number;
  yours: number | undefined;
  children: ReactNode;
}
function Owned({ name, value, yours, children }: OwnedProps) {
  const words = useWords();
  return (
    <span className={classes('tk-number', value === 0 && 'nil')}>
      <span>
        {children} <b>{value}</b>
      </span>
      <i>{name}</i>
      {yours !== undefined && <em>{words.yours(yours)}</em>}
    </span>
  );
}
