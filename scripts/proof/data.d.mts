export interface ProofData {
  coverage: Readonly<
    Record<
      string,
      | {
          decisions: number;
          rules: Readonly<Record<string, object>>;
          refused: Readonly<Record<string, string | undefined>>; // by refusal that nobody met: the test that names it
        }
      | undefined
    >
  >;
  mutants: Readonly<Record<string, { files: Readonly<Record<string, object>>; changed: readonly string[] }>>;
}
export function proofData(): ProofData;
