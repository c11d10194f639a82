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
    Record<string, { date: string; files: Readonly<Record<string, object>>; changed: readonly string[] }>
  >;
}
export function proofData(): ProofData;
