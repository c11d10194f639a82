import type { TableGame } from '../table/game.ts';
import type { WholeTable } from '../table/useWholeTable.ts';

/** What help needs to know of its table. */
export interface HelpAtTableProps {
  table: WholeTable;
  tableGame: TableGame;
  alone: boolean; // against bots only: then a blunder may be pointed out
}
