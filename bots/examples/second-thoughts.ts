import type { MakeBot } from '@imperia/bots';

/** Asks the greedy bot in three imagined worlds, and does what it says most often. */
const secondThoughts: MakeBot = ({ kit, bots }) => {
  const greedy = bots.botNamed('greedy', kit);
  return {
    choose(view, seat, rng) {
      const votes = new Map<string, number>();
      for (let world = 0; world < 3; world++) {
        const option = greedy.choose(view, seat, rng);
        votes.set(option, (votes.get(option) ?? 0) + 1);
      }
      return [...votes].sort(([, one], [, other]) => other - one)[0]![0];
    },
  };
};

export default secondThoughts;
