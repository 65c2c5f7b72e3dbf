/** The page in light and dark, on a desk and on a phone. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --page: #f6f5f2; --card: #ffffff; --ink: #1f2328; --soft: #5b626b; --rule: #dcdad4; --grid: #e9e7e2;
  --more: #2b6cb0; --less: #c2562b;
  --s0: #2b6cb0; --s1: #c2562b; --s2: #2f855a; --s3: #8a4fbf; --s4: #b7791f; --s5: #b83280; --s6: #4a5568; --s7: #0e7c86;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #15181c; --card: #1d2126; --ink: #e8e6e1; --soft: #a3a9b2; --rule: #343a42; --grid: #2a2f36;
    --more: #4f94dd; --less: #e07a4e;
    --s0: #63a4ea; --s1: #ee8a5d; --s2: #58c08c; --s3: #b98be6; --s4: #e0ac4d; --s5: #ec7fb9; --s6: #a9b4c4; --s7: #4cc3cf;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 1240px; margin: 0 auto; padding: 2rem 1.25rem 3rem; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.1rem; margin: 0 0 .15rem; }
p { margin: 0 0 .9rem; color: var(--soft); font-size: .9rem; }
.board { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 1.25rem; margin-top: 1.25rem; }
section { background: var(--card); border: 1px solid var(--rule); border-radius: 10px; padding: 1.1rem 1.2rem 1.2rem; min-width: 0; }
.wide { grid-column: 1 / -1; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .92rem; font-variant-numeric: tabular-nums; }
th, td { padding: .42rem .6rem; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--rule); }
tr:last-child > * { border-bottom: 0; }
th { font-weight: 600; }
thead th { color: var(--soft); font-size: .82rem; }
th:first-child { text-align: left; }
.matrix { table-layout: fixed; }
.matrix th { border-bottom: 0; }
.matrix td, .matrix thead th:not(:first-child) { text-align: center; }
.matrix td { border: 2px solid var(--card); border-radius: 6px; }
td small { display: block; color: var(--soft); font-size: .72rem; line-height: 1.1; }
.matrix td.none { color: var(--soft); }
.chart { width: 100%; height: 300px; }
.legend { display: flex; flex-wrap: wrap; gap: .3rem 1rem; margin: 0 0 .5rem; padding: 0; list-style: none; font-size: .85rem; }
.legend span { display: inline-block; width: .85rem; height: .2rem; border-radius: 2px; margin-right: .4rem; vertical-align: middle; }
.u-legend { display: none; }
@media (max-width: 760px) {
  main { padding: 1.25rem .75rem 2rem; }
  h1 { font-size: 1.35rem; }
  .board { grid-template-columns: minmax(0, 1fr); gap: .9rem; }
  section { padding: .9rem .8rem 1rem; }
  th, td { padding: .4rem .15rem; font-size: .76rem; }
  thead th { white-space: normal; vertical-align: bottom; font-size: .72rem; line-height: 1.2; }
  .matrix th:first-child { width: 5.4rem; }
  .matrix thead th:not(:first-child) span { display: inline-block; writing-mode: vertical-rl; transform: rotate(180deg); }
  .chart { height: 250px; }
}
`;
