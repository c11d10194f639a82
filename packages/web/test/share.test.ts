import { afterAll, expect, it } from 'vitest';
import { languageFor, languages } from '../text/languages.ts';
import { speak } from '../text/words.ts';

const link = 'https://tianxia.example/t/QIN-7F3K9QXW?at=12';
const { sharedInLanguage } = await import('../reading.ts');
afterAll(() => speak('en'));

it.each(languages.map(({ code }) => code))(
  'a link shared by who reads %s opens in it for whoever has chosen none',
  async code => {
    await speak(code);
    const shared = new URL(sharedInLanguage(link));
    const address = shared.searchParams.get('lang');
    expect(address).toBe(code === 'en' ? null : code);
    shared.searchParams.delete('lang');
    expect(shared.href).toBe(link); // the place it leads to stays
    expect(languageFor({ address, browser: ['en'] })).toBe(code);
    expect(languageFor({ address, chosen: 'ja', browser: ['en'] })).toBe('ja');
  },
);
it('a link that came in another language is shared in the one it is read in', async () => {
  await speak('zh-Hans');
  expect(sharedInLanguage(`${link}&lang=fr`)).toBe(`${link}&lang=zh-Hans`);
  await speak('en');
  expect(sharedInLanguage(`${link}&lang=fr`)).toBe(`${link}&lang=en`);
});
