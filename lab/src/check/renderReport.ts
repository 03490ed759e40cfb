import { pluralize } from '../scenarios/pluralize.ts';
import type { Checked } from './checkRemote.ts';
import { escapeHtml } from './escapeHtml.ts';
import { describeStep, nameOf } from './performStep.ts';
import { reportStyle } from './reportStyle.ts';

export function renderReport(checked: readonly Checked[], at: Date): string {
  const failed = checked.filter(({ problems }) => problems.length > 0);
  const remotes = [...new Set(checked.map(({ remote }) => remote))];
  const all = pluralize(checked.length, 'scenario');
  const verdict = failed.length > 0 ? `${failed.length} of ${all} failed` : `${checked.length === 1 ? '' : 'All '}${all} passed`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${verdict} · Lab</title>
<style>${reportStyle}</style>
</head>
<body>
<header>
<p class="eyebrow">Lab report · ${escapeHtml(at.toUTCString())}</p>
<h1>${verdict}</h1>
<p>Each scenario shows one remote alone in the real shell, in both themes, wide and narrow. What must be seen was looked for; accessibility was held against axe.</p>
${failed.length > 0 ? `<section class="failures" aria-label="What failed"><h2>What failed</h2><ul>${failed.map(failureLine).join('')}</ul></section>` : ''}
</header>
<main>
${remotes
  .map((remote) =>
    remoteSection(
      remote,
      checked.filter((one) => one.remote === remote),
    ),
  )
  .join('\n')}
</main>
</body>
</html>
`;
}

function failureLine({ remote, playable: { scenario }, problems }: Checked): string {
  return `<li><a href="#${anchorOf(remote, scenario.id)}">${escapeHtml(remote)}: ${escapeHtml(scenario.title)}</a><br>${escapeHtml(problems[0] ?? '')}</li>`;
}

function remoteSection(remote: string, checked: readonly Checked[]): string {
  return `<section><h2>${escapeHtml(remote)} <small>${pluralize(checked.length, 'scenario')}</small></h2>${checked.map(scenarioArticle).join('\n')}</section>`;
}

function scenarioArticle({ remote, playable: { scenario }, problems, pictures, ms }: Checked): string {
  const steps = (scenario.steps ?? []).map((step) => `<li>${escapeHtml(describeStep(step))}</li>`).join('');
  return `<article id="${anchorOf(remote, scenario.id)}">
<h3><span class="${problems.length > 0 ? 'failed' : 'passed'}">${problems.length > 0 ? 'Failed' : 'Passed'}</span> ${escapeHtml(scenario.title)} <code>${escapeHtml(scenario.id)}</code></h3>
<p>${escapeHtml(scenario.about)}</p>
${problems.length > 0 ? `<ul class="problems">${problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')}</ul>` : ''}
<details><summary>${escapeHtml(scenario.route)} · ${(ms / 1000).toFixed(1)} s</summary>
<ol>${steps}</ol><p>To be seen: ${scenario.sees.map((target) => escapeHtml(nameOf(target))).join(', ')}</p></details>
<div class="pictures">${pictures
    .map(
      ({ look: { theme, width }, png }) =>
        `<figure class="w${width}"><img loading="lazy" alt="${escapeHtml(scenario.title)}, ${theme}, ${width} px" src="data:image/png;base64,${png.toString('base64')}"><figcaption>${theme}, ${width} px</figcaption></figure>`,
    )
    .join('')}</div>
</article>`;
}

const anchorOf = (remote: string, id: string) => `${remote}-${id}`;
