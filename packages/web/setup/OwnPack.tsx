import { loadGame } from '@tianxia/catalog';
import { Button } from '@tianxia/look';
import { type ChangeEvent, useState } from 'react';
import { saveJson } from '../table/saveFile.ts';
import { useLater } from '../text/later.ts';
import { usePageWords } from '../text/words.ts';
import { faultIn } from './fault.ts';
import { type Pack, type PackProblem, readPack } from './pack.ts';
import type { Plan } from './plan.ts';

interface OwnPackProps {
  game: string;
  plan: Plan;
  pack: Pack | undefined;
  onPack(pack: Pack | undefined): void;
}
/** The printed pack, to begin with. */
const savePrinted = async (game: string) => saveJson(`tianxia-${game}-pack.json`, (await loadGame(game))!.content);

/** Cards and numbers from a file instead of the printed ones. */
export function OwnPack({ game, plan, pack, onPack }: OwnPackProps) {
  const { pack: words } = usePageWords().setup;
  const [problem, setProblem] = useState<PackProblem>();
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    target.value = ''; // the same file, mended, can be chosen again
    if (file === undefined) return;
    const found = await readPack(game, plan, file);
    const isPack = typeof found === 'object' && 'content' in found;
    setProblem(isPack ? undefined : found);
    if (isPack) onPack(found);
  };
  return (
    <div className="own-pack">
      {pack === undefined ? (
        <>
          <label className="link" data-tip={words.hint}>
            {words.use}
            <input
              className="unseen"
              type="file"
              accept=".json,application/json"
              onChange={event => void read(event)}
            />
          </label>
          <button type="button" className="link" onClick={() => void savePrinted(game)}>
            {words.save}
          </button>
        </>
      ) : (
        <>
          <span>{words.used(pack.name)}</span>
          <Button kind="quiet" onPress={() => onPack(undefined)}>
            {words.printed}
          </Button>
        </>
      )}
      <span className="trouble" role="alert">
        {typeof problem === 'object' ? <Fault why={problem.why} /> : problem && words[problem]}
      </span>
    </div>
  );
}
function Fault({ why }: { why: string }) {
  const { pack: words } = usePageWords().setup;
  const later = useLater();
  return words.wrong(later ? faultIn(later.pack, why) : why);
}
