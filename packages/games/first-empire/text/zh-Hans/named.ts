interface Names {
  zh: string;
}
/** The box names things in traditional characters: these are the ones that differ. */
const TRADITIONAL = '戰國趙齊貨幣師將軍員尋設徵興宮築長';
const SIMPLIFIED = '战国赵齐货币师将军员寻设征兴宫筑长';
const simple = new Map([...TRADITIONAL].map((char, i) => [char, [...SIMPLIFIED][i]!]));
export const named = ({ zh }: Names): string => [...zh].map(char => simple.get(char) ?? char).join('');
/** The name of the row with this id; the id itself where there is none. */
export const nameIn = (list: readonly { id: string; names: Names }[], id: string): string => {
  const row = list.find(entry => entry.id === id);
  return row === undefined ? id : named(row.names);
};
