import { Emblem, Icon, Segmented } from '@tianxia/look';
import { useId } from 'react';
import { brief, playable, titleOf } from '../games.ts';
import { usePageWords } from '../text/words.ts';
import type { Filter, PaceAsked } from './filter.ts';

interface FiltersProps {
  filter: Filter;
  rated: boolean; // you have a rating to compare with
  onChange: (filter: Filter) => void;
}

export function PaceFilter({ filter, rated, onChange }: FiltersProps) {
  const { lobby: words } = usePageWords();
  return (
    <div className="lb-paces">
      <Segmented<PaceAsked>
        label={words.pace}
        chosen={filter.pace}
        onChoose={pace => onChange({ ...filter, pace })}
        choices={[
          { id: 'any', name: words.paces.any },
          { id: 'live', name: <Named icon="bolt" name={words.paces.live} />, spoken: words.paces.live },
          { id: 'slow', name: <Named icon="hourglass" name={words.paces.slow} />, spoken: words.paces.slow },
        ]}
      />
      {rated && (
        <label className="lb-fits choice switch">
          <input
            type="checkbox"
            role="switch"
            aria-checked={filter.fits}
            checked={filter.fits}
            onChange={event => onChange({ ...filter, fits: event.target.checked })}
          />
          {words.fits}
        </label>
      )}
    </div>
  );
}
function Named({ icon, name }: { icon: 'bolt' | 'hourglass'; name: string }) {
  return (
    <>
      <Icon name={icon} size={16} />
      {name}
    </>
  );
}

export function GameFilter({ filter, onChange }: Omit<FiltersProps, 'rated'>) {
  const { lobby: words } = usePageWords();
  const group = useId();
  return (
    <fieldset className="lb-chips">
      <legend className="unseen">{words.games}</legend>
      <label className="lb-chip">
        <input
          type="radio"
          className="unseen"
          name={group}
          checked={filter.game === ''}
          onChange={() => onChange({ ...filter, game: '' })}
        />
        {words.allGames}
      </label>
      {playable.map(about => (
        <label key={about.id} className="lb-chip">
          <input
            type="radio"
            className="unseen"
            name={group}
            checked={filter.game === about.id}
            onChange={() => onChange({ ...filter, game: about.id })}
          />
          <Emblem game={about.id} original={about.original} size={24} />
          {brief(titleOf(about.id))}
        </label>
      ))}
    </fieldset>
  );
}
