import { type Config, cardOf, type Good, type OsadnicyStep } from '@imperia/osadnicy';
import type { AnyLesson } from '../../../learn/lesson.ts';

const CONFIG: Config = { factions: ['romans', 'barbarians'], options: [] };

/** A deal in which everything that is taught can be done within two rounds, one thing after another. */
export const DEAL: AnyLesson['deal'] = { config: CONFIG, kinds: ['person', 'easy'], seed: 'osadnicy lesson 123' };

type Topic = 'take' | 'build' | 'raze card' | 'deal' | 'faction' | 'activate' | 'raze location' | 'feature';

/** The cards that the guide proposes in this deal, where they are to be had. */
const PREFERRED: Readonly<Record<Topic, readonly string[]>> = {
  take: ['ZWY018', 'ZWY004', 'ZWY082', 'ZWY083'],
  build: ['ZWY018'],
  'raze card': ['ZWY081'],
  deal: ['RZY029'],
  faction: ['RZY001'],
  activate: ['RZY001'],
  'raze location': ['ZWY058'],
  feature: ['ZWY004'],
};

/** What the guide proposes to take for two workers. */
export const EXCHANGED_FOR: Good = 'commonCard';

/** The option that the guide proposes: about a card of the prepared deal, else the first. */
export function preferred(topic: Topic, options: readonly OsadnicyStep[]): OsadnicyStep | undefined {
  const ids = PREFERRED[topic];
  const ranks = options.map((option) => {
    const at = 'card' in option ? ids.indexOf(cardOf(option.card).data.id) : -1;
    return at < 0 ? ids.length : at;
  });
  return options[ranks.indexOf(Math.min(...ranks))];
}
