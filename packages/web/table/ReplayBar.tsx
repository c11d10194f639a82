import { PACES, type Pace } from '@tianxia/board';
import { type Seat, SPECTATOR } from '@tianxia/kernel';
import { IconButton, SeatMark, Segmented } from '@tianxia/look';
import type { Seated } from '../link/link.ts';
import { useWords } from '../text/words.ts';
import { momentOf, type Replaying, STRIDES, type Stride, strideFrom } from './replaying.ts';
import './replay.css';

export interface ReplayBarProps {
  replaying: Replaying;
  at: number;
  onGo(choice: number): void;
  stride: Stride;
  onStride(stride: Stride): void;
  playing: boolean;
  onPlaying(on: boolean): void;
  pace: Pace;
  onPace(pace: Pace): void;
  viewer: Seat;
  onViewer(seat: Seat): void;
  players: readonly Seated[];
  onShare?: (choice: number) => void;
}
/** Where in the game one looks: back and on by choice, turn, player or round, by itself at a speed, and through whose eyes. */
export function ReplayBar(props: ReplayBarProps) {
  const { play, together } = useWords();
  const words = play.replay;
  const { replaying, at, onGo, stride, viewer, playing, players } = props;
  const { choices, rounds } = replaying;
  const { back, next } = strideFrom(replaying, at, stride, viewer);
  const where = words.where(momentOf(replaying, at));
  const strides = STRIDES.filter(one => (one !== 'round' || rounds.length > 0) && (one !== 'own' || viewer >= 0));
  return (
    <section className="tray replay-bar" aria-label={words.title}>
      <IconButton
        icon={playing ? 'pause' : 'play'}
        label={playing ? words.pause : words.play}
        hotkey="p"
        onPress={() => props.onPlaying(!playing)}
      />
      <IconButton className="only-wide" icon="first" label={words.first} onPress={() => onGo(0)} />
      <IconButton icon="prev" label={words.back} hotkey="ArrowLeft" onPress={() => onGo(back)} />
      <input
        type="range"
        min={0}
        max={choices}
        value={at}
        aria-label={words.slider}
        aria-valuetext={where}
        onChange={event => onGo(Number(event.target.value))}
      />
      <IconButton icon="next" label={words.next} hotkey="ArrowRight" onPress={() => onGo(next)} />
      <IconButton className="only-wide" icon="last" label={words.last} onPress={() => onGo(choices)} />
      <output>{where}</output>
      {props.onShare && <IconButton icon="link" label={together.end.position} onPress={() => props.onShare!(at)} />}
      <Chosen
        label={words.stride}
        value={strides.includes(stride) ? stride : 'turn'}
        among={strides}
        names={words.strides}
        onChoose={props.onStride}
      />
      <Chosen label={words.speed} value={props.pace} among={PACES} names={play.stage.paces} onChoose={props.onPace} />
      <Segmented
        label={words.seenBy}
        chosen={String(viewer)}
        onChoose={seat => props.onViewer(Number(seat))}
        choices={[
          { id: String(SPECTATOR), name: words.all },
          ...players.map(({ name, colour }, seat) => ({
            id: String(seat),
            name: (
              <>
                <SeatMark colour={colour} size={18} />
                <b className="only-wide">{name}</b>
              </>
            ),
            spoken: name,
          })),
        ]}
      />
    </section>
  );
}
interface ChosenProps<T extends string> {
  label: string;
  value: T;
  among: readonly T[];
  names: Readonly<Record<T, string>>;
  onChoose(value: T): void;
}
/** One of a few words, where a row of buttons would take too much room. */
function Chosen<T extends string>({ label, value, among, names, onChoose }: ChosenProps<T>) {
  return (
    <label className="replay-chosen">
      {label}
      <select value={value} onChange={event => onChoose(among.find(one => one === event.target.value) ?? value)}>
        {among.map(one => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
