import type { TableLog } from '../log/table-log.ts';

/** Where a table stands. A class, since this is read for every choice: getters of an object that is written out are slow. */
export class Standing {
  readonly #log: TableLog;
  constructor(log: TableLog) {
    this.#log = log;
  }
  get row() {
    return this.#log.row;
  }
  get live() {
    return this.#log.live;
  }
}
