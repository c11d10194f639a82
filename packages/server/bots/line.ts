import { ApiError } from '@tianxia/protocol';

/** Milliseconds that a person waits for a worker; then they are told that it is busy, and nothing has been done. */
export const PATIENCE = 10_000;

/** Everything that is asked of one worker happens one after the other. No one waits for longer than they said they would. */
export interface Line {
  readonly length: number; // who waits, and who is being served
  /** Without `patience`, for as long as it takes. */
  stand<T>(work: () => Promise<T>, patience?: number): Promise<T>;
}
export const tooBusy = (): ApiError =>
  new ApiError('busy', 'too much is being asked of the packs from outside; nothing was changed, try again in a moment');
export const isTooBusy = (problem: unknown): boolean => problem instanceof ApiError && problem.code === 'busy';

export function line(): Line {
  let last: Promise<unknown> = Promise.resolve();
  let length = 0;
  return {
    get length() {
      return length;
    },
    stand: (work, patience) =>
      new Promise((resolve, reject) => {
        let hasLeft = false;
        function leave(): void {
          hasLeft = true;
          length--;
          reject(tooBusy());
        }
        const timer = patience === undefined ? undefined : setTimeout(leave, patience);
        length++;
        last = last.then(async () => {
          clearTimeout(timer);
          if (hasLeft) return;
          await work().then(resolve, reject);
          length--;
        });
      }),
  };
}
