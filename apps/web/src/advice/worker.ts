import { advise, THINKING } from '@imperia/bots';
import { seeded } from '@imperia/engine';
import { hintAccount } from '@imperia/osadnicy';
import { kit } from '@imperia/osadnicy/kit';
import type { AdviceWanted, Advised } from './adviser.ts';

/** As long as an ordinary bot thinks. */
const BUDGET = { milliseconds: THINKING.normal };

self.onmessage = ({ data: { number, view, seat, lang } }: MessageEvent<AdviceWanted>) => {
  const now = { now: () => performance.now() };
  const advice = advise(kit, hintAccount(lang), view, seat, BUDGET, seeded(view.decision), now);
  self.postMessage({ number, advice } satisfies Advised);
};
