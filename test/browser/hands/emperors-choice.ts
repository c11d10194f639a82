import { about } from '../../../packages/games/emperors-choice/about.ts';
import type { Hand, Hands } from './common.ts';

const BID = '.ec-bid:not(.ec-showing)';

/** Some cards, as many cubes as it takes, and the bid; now and then a pass, alone or with an exit tile. */
async function bid({ page, pick, press }: Hand): Promise<boolean> {
  if (!(await page.locator(BID).isVisible())) return false;
  const passes = page.locator('.ec-exit.may, .ec-pass:not([aria-disabled="true"])');
  const ways = await passes.count();
  if (ways > 0 && pick(2) === 0) {
    await press(passes.nth(pick(ways)));
    return true;
  }
  const cards = page.locator('.ec-hand .ec-slip.can');
  const held = await cards.count();
  if (held > 0 && pick(3) > 0) await press(cards.nth(pick(held)));
  const enough = page.locator(`${BID} .ec-bid-acts .btn`, { hasText: 'to lead' });
  if (await enough.isVisible()) await press(enough);
  const declare = page.locator(`${BID} .ec-bid-acts .btn.main`);
  if (await declare.isVisible()) await press(declare);
  else if (ways > 0) await press(passes.nth(pick(ways)));
  else await press(page.getByRole('button', { name: 'One cube more' }));
  return true;
}
export const emperorsChoice: Hands = {
  about,
  lit: `.ec-choices .ec-choice.can, .ec-showing .btn.main:not([aria-disabled="true"]), ${BID}`,
  asking: 18,
  compose: bid,
};
