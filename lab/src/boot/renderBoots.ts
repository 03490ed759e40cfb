import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BootedPage, BootReport } from '@fanfare/releases';
import { escapeHtml } from '../check/escapeHtml.ts';
import { reportStyle } from '../check/reportStyle.ts';
import { pluralize } from '../scenarios/pluralize.ts';

export async function renderBoots(remote: string, { at, build, cells }: BootReport, dir: string): Promise<string> {
  const pages = cells.flatMap((cell) => cell.pages);
  const failed = pages.filter(({ problems }) => problems.length > 0).length;
  const verdict =
    failed === 0
      ? `${remote} boots`
      : `${failed} of ${pluralize(pages.length, 'page')} ${pages.length === 1 ? 'does' : 'do'} not boot`;
  const sections = await Promise.all(
    cells.map(async ({ shell, beside, pages: shown }) => {
      const neighbours = Object.entries(beside).map(([name, other]) => `${name} ${other}`);
      return `<section><h2>Shell ${escapeHtml(shell)}</h2><p>Beside ${escapeHtml(neighbours.join(', ') || 'nothing')}</p>
${(await Promise.all(shown.map((page) => pageArticle(page, dir)))).join('\n')}</section>`;
    }),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(verdict)} · Will it boot?</title>
<style>${reportStyle}</style>
</head>
<body>
<header>
<p class="eyebrow">Will it boot? · ${escapeHtml(new Date(at).toUTCString())}</p>
<h1>${escapeHtml(verdict)}</h1>
<p>${escapeHtml(remote)} ${escapeHtml(build)} in every combination in which people could get it: its own pages, and the first page of each neighbour.</p>
</header>
<main>${sections.join('\n')}</main>
</body>
</html>
`;
}

async function pageArticle({ remote, route, problems, ms, picture }: BootedPage, dir: string): Promise<string> {
  const jpeg = picture === null ? null : (await readFile(path.join(dir, picture))).toString('base64');
  return `<article>
<h3><span class="${problems.length > 0 ? 'failed' : 'passed'}">${problems.length > 0 ? 'Failed' : 'Boots'}</span> ${escapeHtml(remote)} ${escapeHtml(route)}${ms === null ? '' : ` <small>${ms} ms</small>`}</h3>
${problems.length > 0 ? `<ul class="problems">${problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')}</ul>` : ''}
<div class="pictures">${jpeg === null ? '' : `<figure class="w1440"><img loading="lazy" alt="${escapeHtml(remote)} ${escapeHtml(route)}" src="data:image/jpeg;base64,${jpeg}"></figure>`}</div>
</article>`;
}
