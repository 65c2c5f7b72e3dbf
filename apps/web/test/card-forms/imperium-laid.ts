import { CARDS, type ImperiumEvent, type InPlay, type State } from '@imperia/imperium';
import { kit } from '@imperia/imperium/kit';
import { anyKit } from '@imperia/kit';
import { newGame } from '../../src/store/new-game.ts';
import { HostedTable } from '../../src/worker/hosted-table.ts';
import type { Snapshot } from '../../src/worker/protocol.ts';

const imperium = anyKit(kit);
/** As many as the market has places. */
const AT_ONCE = 5;

/** Tables that nobody could have played to: on each one the same few cards are in hand, in play and on the market. */
export function laid(): Snapshot[] {
  const dealt = begun();
  const different = [
    ...new Map(
      CARDS.filter(({ data }) => !data.sides).map((card) => [
        card.data.name.en + JSON.stringify(card.data.effects),
        card.no,
      ]),
    ).values(),
  ];
  return Array.from({ length: Math.ceil(different.length / AT_ONCE) }, (_, i) => ({
    ...dealt,
    view: lay(dealt.view, different.slice(i * AT_ONCE, (i + 1) * AT_ONCE)),
  }));
}

function begun(): Snapshot<State, ImperiumEvent> {
  const config = {
    seats: [
      { nation: 'romans', side: 'A' },
      { nation: 'vikings', side: 'A' },
    ],
    boxes: ['classics', 'legends'],
    commons: 'classics',
  };
  const table = new HostedTable(imperium, newGame(imperium, config, ['person', 'greedy'], 'forms'));
  return table.snapshot() as Snapshot<State, ImperiumEvent>;
}

function lay(view: State, cards: readonly number[]): State {
  const [own, ...others] = view.seats;
  const play = cards.map(
    (card): InPlay => ({ card, exhausted: true, resolved: false, progress: 1, garrison: [], shift: [0, 0, 0] }),
  );
  const seats = [{ ...own!, hand: [...cards], play, power: [] }, ...others];
  const market = view.market.map((slot, i) => ({ ...slot, card: cards[i] ?? -1 }));
  return { ...view, seats, market };
}
