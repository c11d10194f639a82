/** How a language writes lists, dates, hours and figures, by `Intl`: the same few lines for every language. */
export function formsOf(language: string) {
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric' });
  const hours = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const hour = new Intl.DateTimeFormat(language, hours);
  const day = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', ...hours });
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  return {
    /** 'Mei, Bao and Lin' */
    list: (names: readonly string[]): string => and.format(names),
    date: (time: string | number): string => date.format(new Date(time)),
    month: (time: string | number): string => month.format(new Date(time)),
    hour: (time: string | number): string => hour.format(new Date(time)),
    /** '15:40' today, else with its day. */
    until: (then: number, now: number): string =>
      (new Date(then).toDateString() === new Date(now).toDateString() ? hour : day).format(then),
    tenths: (n: number): string => tenths.format(n).replace('-', '−'),
    percent: (share: number): string => percent.format(share),
  };
}
/** Which of its forms a language uses with a number: `several(1, { one: 'table', other: 'tables' })`. */
export function pluralOf(language: string): (n: number, forms: { one: string; other: string }) => string {
  const rules = new Intl.PluralRules(language);
  return (n, { one, other }) => (rules.select(n) === 'one' ? one : other);
}
