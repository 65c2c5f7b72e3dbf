import { gameName } from '../../games.ts';
import type { Lang } from '../../words/lang.ts';
import type { Standings } from '../standings.ts';
import { CLIENT } from './client.ts';
import { histogram } from './histogram.ts';
import { STYLE } from './style.ts';
import { escaped, factionMatrix, pairMatrix, ratingsTable } from './tables.ts';
import { uplotFiles } from './uplot.ts';
import { reportWords } from './words.ts';

/** One page with everything inside it: nothing is fetched from anywhere. */
export function reportPage(standings: Standings, lang: Lang): string {
  const words = reportWords[lang];
  const title = escaped(words.title(gameName(standings.game, lang)));
  const { ratings, games, players, seed } = standings;
  const bots = ratings.map(({ bot }) => bot);
  const scores = histogram(bots.map((bot) => standings.points[bot]!));
  const lengths = histogram([standings.lengths]);
  const percent = (n: number) => 100 * n;
  const data = {
    words: { wins: `${words.wins}, %`, points: words.points, share: words.share, decisions: words.decisions },
    wins: {
      bots,
      rate: ratings.map(({ winRate }) => percent(winRate)),
      low: ratings.map(({ winRateLow }) => percent(winRateLow)),
      high: ratings.map(({ winRateHigh }) => percent(winRateHigh)),
    },
    scores,
    lengths,
  };
  const { script, style } = uplotFiles();
  const legend = bots.map((bot, i) => `<li><span style="background:var(--s${i % 8})"></span>${escaped(bot)}</li>`);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${words.facts(games, players, seed)}</p>
<div class="board">
${section(words.ratings, words.ratingsSay, ratingsTable(ratings, words, lang), 'wide')}
${section(words.botWins, words.botWinsSay, chart('wins', words.botWins))}
${section(words.pairs, words.pairsSay, pairMatrix(standings, lang))}
${section(words.factions, words.factionsSay, factionMatrix(standings, words, lang), 'wide')}
${section(words.scores, words.scoresSay(scores.width), `<ul class="legend">${legend.join('')}</ul>${chart('scores', words.scores)}`)}
${section(words.length, words.lengthSay(lengths.width), chart('lengths', words.length))}
</div>
</main>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script>${script}</script>
<script>${CLIENT}</script>
</body>
</html>
`;
}

function section(title: string, says: string, content: string, kind = ''): string {
  return `<section class="${kind}"><h2>${title}</h2><p>${says}</p>${content}</section>`;
}

function chart(id: string, label: string): string {
  return `<div class="chart" id="${id}" role="img" aria-label="${label}"></div>`;
}
