import { advise, THINKING } from '@imperia/bots';
import { settlers } from '@imperia/bots/osadnicy';
import { seeded } from '@imperia/engine';
import { hintAccount } from '@imperia/osadnicy';
import type { AdviceWanted, Advised } from './adviser.ts';

/** As long as an ordinary bot thinks. */
const BUDGET = { milliseconds: THINKING.normal };

self.onmessage = ({ data: { number, view, seat, lang } }: MessageEvent<AdviceWanted>) => {
  const now = { now: () => performance.now() };
  const advice = advise(settlers, hintAccount(lang), view, seat, BUDGET, seeded(view.decision), now);
  self.postMessage({ number, advice } satisfies Advised);
};
