export interface ProofData {
  coverage: Readonly<Record<string, { decisions: number; rules: Readonly<Record<string, object>> } | undefined>>;
}
export function proofData(): ProofData;
