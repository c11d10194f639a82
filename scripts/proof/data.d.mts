/** Of a file: what is still known of its mutants. */
export interface Held {
  isChanged: boolean;
  caught: number;
  forEver: number; // of those caught
  broke: number;
}
export interface ProofData {
  coverage: Readonly<
    Record<
      string,
      | {
          decisions: number;
          date: string;
          rules: Readonly<Record<string, object>>;
          refused: Readonly<Record<string, string | undefined>>; // by refusal that nobody met: the test that names it
        }
      | undefined
    >
  >;
  fuzz: Readonly<Record<string, object | undefined>>;
  mutants: Readonly<
    Record<string, { date: string; files: Readonly<Record<string, object>>; held: Readonly<Record<string, Held>> }>
  >;
}
export function proofData(): ProofData;
