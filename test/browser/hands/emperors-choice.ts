import { about } from '../../../packages/games/emperors-choice/about.ts';
import { CONFIRM, type Hand, type Hands } from './common.ts';

const BID = '.ec-bid:not(.ec-showing)';

/** Some cards and as many cubes as it takes, which propose the bid; now and then a pass, alone or with an exit tile. */
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
  const opens = page.locator(`${BID} .ec-bid-acts .btn`, { hasText: /^Bid \d/ }); // with nothing added
  if (await opens.isVisible()) await press(opens);
  else if (await page.locator(CONFIRM).isVisible()) return true;
  else if (ways > 0) await press(passes.nth(pick(ways)));
  else await press(page.getByRole('button', { name: 'One cube more' }));
  return true;
}
export const emperorsChoice: Hands = {
  about,
  also: 'phone',
  lit: `.ec-choices .ec-choice.can, ${BID}`, // what brings most for a policy is proposed as it is asked
  asking: 18,
  compose: bid,
};
