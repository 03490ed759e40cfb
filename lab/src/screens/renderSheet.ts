import { escapeHtml } from '../check/escapeHtml.ts';
import type { Look } from '../check/looks.ts';
import { pluralize } from '../scenarios/pluralize.ts';

export interface SheetPicture {
  look: Look;
  file: string;
  /** Null without an earlier record. */
  before: { file: string; changedPercent: number } | null;
}

export interface SheetScreen {
  name: string;
  title: string;
  route: string;
  state: string;
  first: string;
  problems: readonly string[];
  pictures: readonly SheetPicture[];
}

export function renderSheet(screens: readonly SheetScreen[], at: Date): string {
  const pictures = screens.flatMap((screen) => screen.pictures);
  const changed = pictures.filter(({ before }) => before && before.changedPercent > 0).length;
  const compared = pictures.some(({ before }) => before !== null);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${pluralize(screens.length, 'screen')} · Fanfare</title>
<style>${style}</style>
</head>
<body>
<header><h1>${pluralize(screens.length, 'screen')}</h1>
<p>${escapeHtml(at.toUTCString())}. Each in light and dark, at 1440 and 360 px.${compared ? ` ${pluralize(changed, 'picture')} of ${pictures.length} changed.` : ''}</p></header>
<main>${screens.map(section).join('\n')}</main>
</body>
</html>
`;
}

function section({ name, title, route, state, first, problems, pictures }: SheetScreen): string {
  return `<section id="${escapeHtml(name)}">
<h2>${escapeHtml(title)} <small>${escapeHtml(state)}</small></h2>
<p>${escapeHtml(first)} <code>${escapeHtml(route)}</code></p>
${problems.length > 0 ? `<ul>${problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')}</ul>` : ''}
<div class="looks">${pictures.map((picture) => figure(title, picture)).join('')}</div>
</section>`;
}

function figure(title: string, { look: { theme, width }, file, before }: SheetPicture): string {
  const image = (src: string, when: string) =>
    `<a href="${escapeHtml(src)}"><img loading="lazy" alt="${escapeHtml(`${title}, ${theme}, ${width} px${when}`)}" src="${escapeHtml(src)}"></a>`;
  const change = before ? `, changed by ${formatPercent(before.changedPercent)}` : '';
  const earlier = before && before.changedPercent > 0 ? image(before.file, ', before') : '';
  return `<figure class="w${width}"><div>${earlier}${image(file, '')}</div><figcaption>${theme}, ${width} px${change}</figcaption></figure>`;
}

function formatPercent(percent: number): string {
  if (percent === 0) return '0 %';
  return percent < 0.1 ? 'less than 0.1 %' : `${percent.toFixed(1)} %`;
}

const style = `
:root { color-scheme: light dark; --line: light-dark(#dfe2ea, #2b3040); --muted: light-dark(#565c70, #a3a9bd); --bad: light-dark(#b3261e, #ff8a80); }
* { box-sizing: border-box; }
body { margin: 0; padding: 32px 24px 64px; background: light-dark(#f5f6f9, #0f1119); color: light-dark(#1b1e2b, #eceef5); font: 15px/1.5 system-ui, sans-serif; }
header, main { max-width: 1400px; margin: 0 auto; }
h1 { margin: 0; font-size: 28px; } h2 { margin: 0; font-size: 20px; } h2 small, figcaption, code { color: var(--muted); font-weight: 400; font-size: 13px; }
p { margin: 4px 0 12px; } section { padding: 24px 0; border-bottom: 1px solid var(--line); } li { color: var(--bad); overflow-wrap: anywhere; }
.looks { display: flex; flex-wrap: wrap; gap: 16px; } figure { margin: 0; } figure div { display: flex; gap: 4px; }
img { display: block; border: 1px solid var(--line); border-radius: 6px; height: 312px; width: auto; max-width: 100%; }
@media (max-width: 600px) { body { padding: 20px 12px; } img { height: auto; } }
`;
