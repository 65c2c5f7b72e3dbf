/** What the page itself runs: uPlot draws, in the colours of the page; again when they change or the window does. */
export const CLIENT = `
const data = JSON.parse(document.getElementById('data').textContent);
const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
const font = '12px system-ui, sans-serif';
const number = (n) => n.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
let drawn = [];

const axis = (label, more) => ({
  label, font, labelFont: font, labelSize: 24, stroke: colour('--soft'),
  grid: { stroke: colour('--grid'), width: 1 }, ticks: { stroke: colour('--rule'), width: 1, size: 5 }, ...more,
});

const below = (label) => axis(label, { space: 46, size: 30, labelSize: 20 });
const share = () => axis(data.words.share, { size: 42, values: (_, splits) => splits.map(number) });

function chart(id, options, values) {
  const box = document.getElementById(id);
  box.textContent = '';
  const size = { width: box.clientWidth, height: box.clientHeight };
  const common = { ...size, legend: { show: false }, cursor: { y: false, points: { size: 7 } }, padding: [12, 10, 0, 0] };
  drawn.push([box, new uPlot({ ...common, ...options }, values, box)]);
}

function valueLabels(at, texts) {
  return (u) => {
    const { ctx } = u;
    ctx.save();
    ctx.font = 'bold ' + 12 * devicePixelRatio + 'px system-ui, sans-serif';
    ctx.fillStyle = colour('--ink');
    ctx.textAlign = 'center';
    texts.forEach((text, i) => ctx.fillText(text, u.valToPos(i, 'x', true), u.valToPos(at[i], 'y', true) - 9 * devicePixelRatio));
    ctx.restore();
  };
}

function whiskers(low, high) {
  return (u) => {
    const { ctx } = u;
    ctx.save();
    ctx.strokeStyle = colour('--ink');
    ctx.lineWidth = 1.5 * devicePixelRatio;
    low.forEach((from, i) => {
      const [x, a, b] = [u.valToPos(i, 'x', true), u.valToPos(from, 'y', true), u.valToPos(high[i], 'y', true)];
      const cap = 5 * devicePixelRatio;
      ctx.beginPath();
      ctx.moveTo(x, a); ctx.lineTo(x, b);
      ctx.moveTo(x - cap, a); ctx.lineTo(x + cap, a);
      ctx.moveTo(x - cap, b); ctx.lineTo(x + cap, b);
      ctx.stroke();
    });
    ctx.restore();
  };
}

function winRates() {
  const { bots, rate, low, high } = data.wins;
  const x = bots.map((_, i) => i);
  chart('wins', {
    scales: { x: { time: false, range: [-0.6, bots.length - 0.4] }, y: { range: [0, 112] } },
    axes: [
      axis('', { splits: () => x, values: () => bots, grid: { show: false }, ticks: { show: false }, labelSize: 0, size: 30, gap: 8, rotate: bots.length > 5 ? -30 : 0 }),
      axis(data.words.wins, { values: (_, splits) => splits.map((n) => (n > 100 ? '' : n)), splits: () => [0, 25, 50, 75, 100], size: 42 }),
    ],
    series: [{}, { fill: colour('--s0'), stroke: colour('--s0'), width: 0, points: { show: false }, paths: uPlot.paths.bars({ size: [0.5, 90], radius: 0.06 }) }],
    cursor: { show: false },
    hooks: { draw: [whiskers(low, high), valueLabels(high, rate.map((n) => number(n)))] },
  }, [x, rate]);
}

function scores() {
  const { from, shares, width } = data.scores;
  chart('scores', {
    scales: { x: { time: false }, y: { range: (_, __, most) => [0, Math.max(1, most * 1.1)] } },
    axes: [below(data.words.points), share()],
    series: [{}, ...shares.map((_, i) => ({
      stroke: colour('--s' + (i % 8)), width: 2.5, points: { show: false }, paths: uPlot.paths.spline(),
    }))],
  }, [from.map((n) => n + width / 2), ...shares]);
}

function lengths() {
  const { from, shares, width } = data.lengths;
  chart('lengths', {
    scales: { x: { time: false }, y: { range: (_, __, most) => [0, Math.max(1, most * 1.1)] } },
    axes: [below(data.words.decisions), share()],
    series: [{}, { fill: colour('--s2'), stroke: colour('--s2'), width: 0, points: { show: false }, paths: uPlot.paths.bars({ size: [0.86, 60] }) }],
    cursor: { show: false },
  }, [from.map((n) => n + width / 2), shares[0]]);
}

function draw() {
  for (const [, plot] of drawn) plot.destroy();
  drawn = [];
  winRates();
  scores();
  lengths();
}

draw();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw);
addEventListener('resize', () => drawn.forEach(([box, plot]) => plot.setSize({ width: box.clientWidth, height: box.clientHeight })));
`;
