import { type Draft, peopleAt, type TableProps } from '@tianxia/board';
import { bits } from '@tianxia/kernel';
import type { Box } from '../box.ts';
import { isTribe } from '../facts/strength.ts';
import { freeGenerals } from '../goods.ts';
import type { ThreeKingdoms } from '../state.ts';
import { has } from '../words.ts';
import { NONE } from './bid.ts';
import type { Unsaid } from './inTheMaking.ts';
import { borderName, choiceText, generalName, spaceName } from './names.ts';
import type { Words } from './words.ts';

type Props = TableProps<ThreeKingdoms>;

/** The decision in words. */
export function promptOf(words: Words, props: Props, draft: Unsaid): Draft {
  const { kernel, view, texts, asked, players, viewer } = props;
  const { frame, chosen } = draft.asking;
  const { box } = kernel;
  if (kernel.over(view)) return { title: texts.endings[view.ending] ?? words.over, hint: '' };
  if (!asked || frame === undefined) {
    const [seat] = kernel.waiting(view);
    return { title: seat === undefined ? '' : words.waits(peopleAt(players, viewer)(seat)), hint: words.waitHint };
  }
  switch (frame.at) {
    case 'recruit': {
      const keep = box.recruits[view.round]?.[viewer]?.keep ?? 0;
      const drawn = view.players[viewer]?.drawn.length ?? 0;
      const more = chosen === undefined ? keep - draft.picks.length : 0;
      return { title: more === keep ? words.keep(keep, drawn) : words.keepMore(more), hint: words.keepHint };
    }
    case 'alliance': {
      if (chosen !== undefined)
        return {
          title: words.allianceOn(spaceName(words, box, kernel.words(chosen).args[0]!)),
          hint: words.confirmHint,
        };
      const partner = view.players.findIndex((_, seat) => seat !== viewer && has(view.allies, seat));
      return { title: words.chooseAlliance, hint: words.chooseAllianceHint(peopleAt(players, viewer)(partner)) };
    }
    case 'bid':
      return bidPrompt(words, props, draft);
    case 'follow':
      return draft.made === undefined
        ? { title: words.follow(spaceName(words, box, frame.space)), hint: words.followHint }
        : bidPrompt(words, props, draft);
    case 'actions': {
      if (chosen === undefined) return { title: words.actions(bits(frame.left)), hint: words.actionsHint };
      const { move, args } = kernel.words(chosen);
      const name = spaceName(words, box, args[0]!);
      return move === 'actions.take'
        ? { title: words.take(name), hint: words.confirmHint }
        : { title: words.decline(name), hint: declineHint(words, box, args[0]!) };
    }
    default:
      return partPrompt(words, props, draft);
  }
}
export const declineHint = (words: Words, box: Box, space: number) =>
  box.tribeCountsIfTaken && isTribe(box, space) ? words.declineTribeHint : words.declineHint; // TK-171
function bidPrompt(words: Words, { kernel, view, viewer }: Props, { want, made, asking }: Unsaid): Draft {
  const { box } = kernel;
  const { general, space } = want;
  if (asking.chosen !== undefined)
    // nothing but a pass is chosen at once
    return { title: words.passAsk, hint: words.passHint(freeGenerals(view, viewer)) };
  if (general === 0)
    return space === NONE || asking.frame?.at === 'follow'
      ? { title: words.chooseGeneral, hint: words.chooseGeneralHint, step: [1, 3] }
      : { title: words.chooseGeneralFor(spaceName(words, box, space)), hint: words.chooseGeneralHint, step: [2, 3] };
  const name = generalName(words, box, general);
  if (made === undefined) return { title: words.chooseSpace(name), hint: words.chooseSpaceHint, step: [2, 3] };
  return isTribe(box, space)
    ? {
        title: words.send(name, spaceName(words, box, space)),
        hint: words.sendTribeHint,
        does: words.sendThere,
        step: [3, 3],
      }
    : {
        title: words.sendWith(name, spaceName(words, box, space), made.bid.total),
        hint: words.sendHint,
        does: words.sendWithNow(made.bid.total),
        step: [3, 3],
      };
}
/** A decision inside an action: what is asked, and what of. */
function partPrompt(words: Words, props: Props, draft: Unsaid): Draft {
  const { kernel, texts } = props;
  const { frame, chosen, line } = draft.asking;
  const { box } = kernel;
  if (frame === undefined) return { title: '', hint: '' };
  if (chosen !== undefined)
    return { title: words.askConfirm(choiceText(words, props, chosen)), hint: words.confirmHint };
  switch (frame.at) {
    case 'station': {
      const [general, location] = [draft.chosen('general'), draft.chosen('location')];
      return {
        title:
          general !== undefined
            ? words.stationWhere(generalName(words, box, general))
            : location !== undefined
              ? words.stationWho(words.named(box.pack.locations[location]!.names))
              : words.stationWhom(borderName(words, box, box.battleBorder[frame.space]!)),
        hint: words.stationHint,
      };
    }
    case 'garrison':
      return {
        title: words.garrison(
          generalName(words, box, frame.general),
          words.named(box.pack.locations[frame.location]!.names),
        ),
        hint: words.garrisonHint,
      };
    case 'emperor':
      return { title: words.emperor, hint: words.emperorHint };
    case 'construct':
      return { title: words.construct, hint: words.constructHint };
    default: {
      const [title = '', ...rest] = (texts.prompts[frame.at] ?? '').split(/(?<=[.?:]) /);
      return { title, hint: rest.join(' ') || (line.length > 0 ? words.partHint : '') };
    }
  }
}
