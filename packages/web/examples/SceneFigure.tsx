import { type ThingKey, thingsTold } from '@tianxia/board';
import { kernelIn, type ScenePicture } from '@tianxia/kernel';
import { useEffect, useState } from 'react';
import { Cutout, type CutoutProps, type Seen } from '../learn/Cutout.tsx';
import { openGame } from '../table/game.ts';
import { useLanguage } from '../text/words.ts';
import { loadScenes } from './examples.ts';
import { seenAt, youIn } from './scene.ts';

interface SceneFigureProps extends Pick<CutoutProps, 'className' | 'highest'> {
  game: string;
  example: string;
  picture: ScenePicture;
}
/** A part of the real table in the position of a worked example, as the reader would sit there. */
export function SceneFigure({ game, example, picture, ...look }: SceneFigureProps) {
  const found = useScene(game, example, picture);
  return <Cutout seen={found?.seen} part={picture.part} at={picture.at ?? found?.at} {...look} />;
}
function useScene(game: string, example: string, { scene: which = 0, steps = 0 }: ScenePicture) {
  const language = useLanguage();
  const [found, setFound] = useState<{ seen: Seen; at: readonly ThingKey[] }>();
  useEffect(() => {
    let here = true;
    const fetch = async () => {
      const scenes = await loadScenes(game, example);
      const scene = scenes[which];
      const opened = scene && (await openGame(game, scene.seats, scene.options, { language }));
      if (!here || scene === undefined || opened === undefined) return;
      const tableGame = { ...opened, kernel: kernelIn(opened.game, scene) };
      const you = youIn(tableGame.kernel, scene, scenes[0]);
      const update = seenAt(tableGame.kernel, scene, you, steps);
      const ended = seenAt(tableGame.kernel, scene, you, scene.steps.length);
      const own = tableGame.screen?.told;
      const { kernel } = tableGame;
      const events = ended.happened.flatMap(({ told }) => told);
      const at = thingsTold(kernel, events, own && (event => own(event, ended.view, kernel.box)));
      setFound({ seen: { tableGame, seats: scene.seats, update }, at: [...at] });
    };
    void fetch();
    return () => {
      here = false;
    };
  }, [game, example, which, steps, language]);
  return found;
}
