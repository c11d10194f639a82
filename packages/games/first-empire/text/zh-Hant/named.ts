interface Names {
  zh: string;
}
/** The box names things in these characters. */
export const named = ({ zh }: Names): string => zh;
/** The name of the row with this id; the id itself where there is none. */
export const nameIn = (list: readonly { id: string; names: Names }[], id: string): string => {
  const row = list.find(entry => entry.id === id);
  return row === undefined ? id : named(row.names);
};
