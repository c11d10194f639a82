export interface Shipped {
  image: string;
  in: string;
  npm?: string;
  github?: string;
  lines?: boolean;
}
export declare function shipped(): Record<string, Shipped>;
export declare function figuresOf(text: string): number[] | undefined;
export declare function judged(
  image: string,
  known: readonly string[],
  hasLines?: boolean,
): { isOld: boolean; says: string };
export declare function lines(
  all: Record<string, Shipped>,
  ask: (one: Shipped) => Promise<string[]>,
): Promise<{ text: string; code: number }>;
