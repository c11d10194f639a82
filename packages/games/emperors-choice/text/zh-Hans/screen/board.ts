import type { Words } from '../../../screen/words.ts';
import { iconText } from '../icons.ts';
import { named } from '../names.ts';
import { listed, signed, who } from './people.ts';
import { icons, worthParts } from './things.ts';

const NTH = ['第一', '第二'];

/** Policies, trust, palace, tiles, treasures, characters for hire. */
export const boardWords = {
  // ---- policies ----
  policies: '政策',
  footOfScroll: '卷轴底部：现在结算的得分',
  discsLeft: left => `已结算；再${left}项就移除所有圆片`,
  scroll: (names, done, under, gains) =>
    `${named(names)}${done ? '，已结算' : ''}${under > 0 ? `，下有${under}张贡品` : ''}。现在结算：${gains.map(([one, said]) => `${who(one)} ${said}`).join('；')}`,
  doneTip: '已结算：移除圆片前不能再结算，但终局仍计分。',
  ifSettledNow: '现在结算：',
  otherSide: '另一面：',
  // ---- trust ----
  trust: '信任',
  fee: '诏令费用',
  trustSpoken: list => `信任：${list.map(([one, trust]) => `${who(one)} ${trust}`).join('、')}`,
  decreer: (people, { nth, now }) => {
    const names = listed(people.map(who), '或');
    if (now) return `${names}正在颁布${NTH[nth]}道诏令`;
    return nth === 0 ? `${names}先颁诏令` : `然后是${names}`;
  },
  dropsTo: (trust, left, missing) => (missing > 0 ? `（${trust} → 0，缺${missing}）。` : `（${trust} → ${left}）。`),
  // ---- views of the board, as tabs ----
  views: { auction: '竞标', policies: '政策', palace: '宫殿', estate: '家业', rivals: '对手' },
  // ---- court ----
  court: '朝廷',
  orderOfPlay: '顺位',
  decrees: '诏令',
  decreeTip: (does, up) => `${does}，顺序不拘。${up ? '' : '本轮已使用。'}`,
  // ---- market ----
  forHire: '可雇用',
  deck: (left, discarded) => `牌库${left}，弃牌${discarded}`,
  nobodyForHire: '没有人物了。',
  left: '剩余',
  supplyTip: each => `供应区的士兵。用完后下一次拿取会让所有玩家付${each}名。`,
  supply: '供应区的士兵',
  bagTip: '袋中板块',
  pileTip: '贡品堆',
  bag: '袋中',
  bagNote: left => `${left}块`,
  // ---- palace ----
  palace: '宫殿',
  palacePrices: prices => `升${prices.map((_, i) => i + 1).join('、')}级花${prices.join('、')}金`,
  level: level => `第${level}级`,
  levelTip: (gives, vp, people) =>
    `${gives}。终局${vp}分。${people.length > 0 ? `${listed(people.map(who))}在此。` : ''}`,
  hsiungnu: '匈奴',
  strength: strength => `匈奴的战力：${strength}`,
  strengthTip: '边防和远征以你的防御与它相比。',
  // ---- sets and treasures ----
  sets: '板块组',
  setsNote: '目前对你的价值',
  setsGone: '所有板块组都已被拿走。',
  setSpoken: (tiles, worth) => `${listed(tiles)}${worth === undefined ? '' : `；对你的价值：${worth}`}`,
  setOf: many => `${many}块一组`,
  worthLine: worth => worthParts(worth).join('，'),
  worthShort: worth => worthParts(worth).slice(0, 2).join('，'),
  worthTip: (worth, nameOf) =>
    `现有政策结算时对你：${worthParts(worth).join('，')}。${worth.byPolicy.length > 0 ? `${worth.byPolicy.map(({ side, vp }) => `${nameOf(side)}${signed(vp)}`).join('，')}。` : ''}`,
  tileBrings: ({ gained }, worth) => (gained === undefined ? worthParts(worth).join('，') : icons(gained)),
  treasures: '秘宝',
  free: '无主',
  lastWord: text => text,
  unitOf: gained => iconText(gained).replace(/[+−]?\d+/, ''),
  treasureTip: ({ uses, vp }, holder) =>
    `在主人的内政回合：${uses.map(({ from, to, gain }) => `${iconText(gain)}（第${from}至${to}轮）`).join('，')}。终局${vp}分。${holder === undefined ? '无人持有' : `由${who(holder)}持有`}。`,
  treasureFrom: (brings, holder) =>
    `每回合${listed(brings.map(iconText))}；${holder === undefined ? '在桌上' : holder.you ? '已是你的' : `从${holder.name}手中拿走`}`,
} satisfies Partial<Words>;
