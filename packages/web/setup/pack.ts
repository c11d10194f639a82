import { loadGame } from '@tianxia/catalog';
import { JsonError, kernelFor, readJson, tableFor } from '@tianxia/kernel';
import { MOST_BODY } from '@tianxia/protocol/numbers';
import type { Plan } from './plan.ts';

/** Cards, boards and numbers of one's own instead of the printed ones. */
export interface Pack {
  name: string; // of its file
  content: unknown;
}
/** Why a file is no pack of this game: too large, no JSON, or what the game's own check says, with the path. */
export type PackProblem = 'large' | 'notJson' | { why: string };

/** Opens a file as a pack for the table that is planned. */
export async function readPack(
  game: string,
  plan: Plan,
  file: Pick<File, 'name' | 'size' | 'text'>,
): Promise<Pack | PackProblem> {
  if (file.size > MOST_BODY) return 'large';
  let content: unknown;
  try {
    content = readJson(await file.text(), MOST_BODY);
  } catch (problem) {
    return problem instanceof JsonError ? { why: problem.message } : 'notJson';
  }
  const rules = (await loadGame(game))!;
  try {
    kernelFor(rules, tableFor(rules, plan.seats.length, { ...plan.options }), content);
  } catch (problem) {
    return { why: (problem as Error).message };
  }
  return { name: file.name, content };
}
