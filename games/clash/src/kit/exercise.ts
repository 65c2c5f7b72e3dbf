import type { Exercise } from '@imperia/kit';
import { ADVANCES } from '../advances.ts';
import { ACTION_CARDS, actionCard } from '../card-data.ts';
import { CIVILIZATION_DATA, leaderData } from '../civilization-data.ts';
import { EVENTS, eventData } from '../event-data.ts';
import { OBJECTIVES, objective } from '../objective-data.ts';
import { CIVILIZATION } from '../rules/civilizations.ts';
import { FIRST_ADVANCES } from '../setup.ts';
import type { ClashStep } from '../steps.ts';
import { WONDERS, wonderData } from '../wonder-data.ts';

interface Named {
  readonly name: { readonly en: string };
}

const advance = ({ name }: Named) => `advance ${name.en}`;
const played = ({ name }: Named) => `action card ${name.en}: played`;
const laid = ({ name }: Named) => `battle card ${name.en}: laid`;
const completed = ({ name }: Named) => `objective ${name.en}: completed`;
const happened = ({ name }: Named) => `event ${name.en}`;
const called = ({ name }: Named) => `great person ${name.en}: called`;
const built = ({ name }: Named) => `wonder ${name.en}: built`;
const came = ({ name }: Named) => `leader ${name.en}`;
const power = (step: string) => `power: ${step}`;

const POWERS: ReadonlySet<string> = new Set([...Object.keys(CIVILIZATION.run), ...Object.keys(CIVILIZATION.ask)]);

/** Advances gained, cards played, laid and completed, events, wonders, leaders, and each step of the powers. */
export const exercise: Exercise<ClashStep> = {
  all: [
    ...new Set([
      ...ADVANCES.filter((_, one) => !FIRST_ADVANCES.includes(one)).map(advance),
      ...ACTION_CARDS.flatMap(({ civil, battle }) => [played(civil), laid(battle)]),
      ...OBJECTIVES.map(completed),
      ...EVENTS.flatMap((event) => [happened(event), ...(event.person ? [called(event)] : [])]),
      ...WONDERS.map(built),
      ...CIVILIZATION_DATA.flatMap(({ leaders }) => leaders.map(came)),
      ...[...POWERS].map(power),
    ]),
  ],
  by(step) {
    switch (step.do) {
      case 'gain advance':
        return ADVANCES[step.advance] ? advance(ADVANCES[step.advance]!) : null;
      case 'play':
      case 'taught':
        return played(actionCard(step.card).civil);
      case 'lay':
        return laid(actionCard(step.card).battle);
      case 'complete':
        return completed(objective(step.objective));
      case 'event icon':
        return happened(eventData(step.card));
      case 'call':
        return called(eventData(step.card));
      case 'build wonder':
        return built(wonderData(step.card));
      case 'enthrone':
        return came(leaderData(step.card));
      default:
        return POWERS.has(step.do) ? power(step.do) : null;
    }
  },
};
