interface Hearer {
  hear(text: string): void;
  missed?: (() => void) | undefined;
}
/** Who in this process listens to what. */
export interface Hearers {
  /** Says whether this is the first for the topic. */
  add(topic: string, hearer: Hearer): boolean;
  /** Says whether no hearer is left for the topic. */
  remove(topic: string, hearer: Hearer): boolean;
  topics(): string[];
  tell(topic: string, text: string): void;
  tellMissed(): void;
}
export function hearers(): Hearers {
  const known = new Map<string, Set<Hearer>>();
  return {
    add(topic, hearer) {
      const there = known.get(topic);
      if (there === undefined) known.set(topic, new Set([hearer]));
      else there.add(hearer);
      return there === undefined;
    },
    remove(topic, hearer) {
      const there = known.get(topic);
      if (!there?.delete(hearer) || there.size > 0) return false;
      return known.delete(topic);
    },
    topics: () => [...known.keys()],
    tell(topic, text) {
      const there = known.get(topic) ?? [];
      for (const hearer of [...there]) if (known.get(topic)?.has(hearer)) hearer.hear(text);
    },
    tellMissed() {
      for (const there of [...known.values()]) for (const { missed } of [...there]) missed?.();
    },
  };
}
