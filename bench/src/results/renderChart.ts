import { describeBudget, describeValue, type Figure, isKept, type Run } from './Figure.ts';

const WIDTH = 760;
const LABEL_WIDTH = 330;
const BAR_WIDTH = 270;
const ROW_HEIGHT = 26;
const TOP = 34;
/** A decade below and above the budget. */
const DECADES = 1;

/**
 * The figures of a benchmark that have a budget, as one picture: how much of the budget each takes, on a logarithmic scale with the budget in its
 * middle, a point for every run that was kept and a bar to the last. Shorter is better everywhere. Null where nothing has a budget.
 */
export function renderChart(name: string, runs: readonly Run[]): string | null {
  const figures = (runs.at(-1)?.figures ?? []).filter((figure) => shareOf(figure) !== null);
  if (figures.length === 0) return null;
  const height = TOP + figures.length * ROW_HEIGHT + 10;
  const middle = LABEL_WIDTH + BAR_WIDTH / 2;
  const rows = figures.map((figure, n) => rowOf(figure, runs, TOP + n * ROW_HEIGHT));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escapeXml(`Figures of ${name} as shares of their budgets`)}">
<style>
text { font: 12px system-ui, sans-serif; fill: #1f2430 }
.muted { fill: #5b6170 }
.kept { fill: #2f7d4f } .short { fill: #b4382f } .run { fill: #1f2430; opacity: .55 }
line { stroke: #8a90a0 }
@media (prefers-color-scheme: dark) {
  text { fill: #e8eaf0 } .muted { fill: #a3a9b8 }
  .kept { fill: #5cc28a } .short { fill: #f0796f } .run { fill: #e8eaf0 } line { stroke: #6b7182 }
}
</style>
<text class="muted" x="${LABEL_WIDTH}" y="16">a tenth</text>
<text class="muted" x="${middle}" y="16" text-anchor="middle">the budget</text>
<text class="muted" x="${LABEL_WIDTH + BAR_WIDTH}" y="16" text-anchor="end">ten times</text>
${rows.join('\n')}
<line x1="${middle}" y1="22" x2="${middle}" y2="${height - 6}" stroke-dasharray="3 3"/>
</svg>
`;
}

function rowOf(figure: Figure, runs: readonly Run[], y: number): string {
  const end = positionOf(shareOf(figure) ?? 1);
  const points = runs
    .flatMap(({ figures }) => figures.filter(({ what }) => what === figure.what))
    .map((earlier) => `<circle class="run" cx="${positionOf(shareOf(earlier) ?? 1)}" cy="${y + 9}" r="3"/>`);
  return [
    `<text x="${LABEL_WIDTH - 10}" y="${y + 13}" text-anchor="end">${escapeXml(shorten(figure.what))}</text>`,
    `<rect class="${isKept(figure) ? 'kept' : 'short'}" x="${LABEL_WIDTH}" y="${y + 3}" width="${Math.max(2, end - LABEL_WIDTH)}" height="12" rx="2"/>`,
    ...points,
    `<text x="${LABEL_WIDTH + BAR_WIDTH + 10}" y="${y + 13}">${escapeXml(describeValue(figure))} <tspan class="muted">${escapeXml(describeBudget(figure))}</tspan></text>`,
  ].join('');
}

/** How much of its budget a figure takes, where 1 is all of it and less is better. */
function shareOf({ value, atMost, atLeast }: Figure): number | null {
  if (atMost) return value / atMost;
  if (atLeast) return atLeast / value;
  return null;
}

function positionOf(share: number): number {
  const decades = Math.min(DECADES, Math.max(-DECADES, Math.log10(share)));
  return Math.round(LABEL_WIDTH + ((decades + DECADES) / (2 * DECADES)) * BAR_WIDTH);
}

function shorten(what: string): string {
  return what.length > 52 ? `${what.slice(0, 51)}…` : what;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
