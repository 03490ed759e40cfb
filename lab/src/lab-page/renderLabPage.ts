import { languageNames, languages } from '@fanfare/shared/contracts';
import { escapeHtml as text } from '../check/escapeHtml.ts';
import { describeStep, nameOf } from '../check/performStep.ts';
import type { Translate } from '../language/createTranslate.ts';
import type { Playable } from '../scenarios/Playable.ts';
import { faults, type Stage } from '../stage/Stage.ts';
import { type LabPageQuery, labPageWidths } from './readLabPageQuery.ts';

interface LabPageProps {
  remote: string;
  remotes: readonly string[];
  playables: readonly Playable[];
  current: Playable;
  address: LabPageQuery;
  stage: Stage;
  stageId: string;
  translate: Translate;
  /** The running product that responds, or null if the scenario responds. */
  product: string | null;
}

const faultNames: Readonly<Record<(typeof faults)[number], string>> = {
  slow: 'take 2 s longer',
  held: 'are never answered',
  unreachable: 'break off',
  '401': 'fail with 401',
  '409': 'fail with 409',
  '429': 'fail with 429',
  '500': 'fail with 500',
};

export function renderLabPage({
  remote,
  remotes,
  playables,
  current,
  address,
  stage,
  stageId,
  translate,
  product,
}: LabPageProps): string {
  const isLive = product !== null;
  const { scenario } = current;
  const { wish, width } = address;
  const link = (id: string) => {
    const { theme, language } = wish;
    const query = new URLSearchParams({
      scenario: id,
      width: String(width),
      ...(theme && { theme }),
      ...(language && { language }),
    });
    return text(`/lab/${remote}?${query}`);
  };
  const options = (choices: readonly (readonly [string, string])[], chosen: string) =>
    choices
      .map(([value, name]) => `<option value="${text(value)}"${value === chosen ? ' selected' : ''}>${text(name)}</option>`)
      .join('');
  const field = (name: string, label: string, choices: readonly (readonly [string, string])[], chosen = '') =>
    `<label>${label}<select name="${name}">${options(choices, chosen)}</select></label>`;
  const calls = [
    ...new Set([...Object.keys(scenario.answers ?? {}), ...(current.recording?.answers ?? []).map(({ call }) => call)]),
  ].sort();

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${text(scenario.title)} · ${text(remote)} · Lab</title>
<link rel="stylesheet" href="/page.css">
</head>
<body data-stage="${stageId}" data-width="${width}">
<header>
<strong>Lab</strong>
<nav aria-label="Remotes">${remotes.map((name) => `<a href="/lab/${name}"${name === remote ? ' aria-current="page"' : ''}>${name}</a>`).join('')}</nav>
${isLive ? `<span class="live">Live: the product at ${text(product)} answers</span>` : ''}
</header>
<div class="lab-page">
<nav class="scenarios" aria-label="Scenarios"><ol>
${playables.map(({ scenario: { id, title } }) => `<li><a href="${link(id)}"${id === scenario.id ? ' aria-current="page"' : ''}>${text(title)}<small>${text(id)}</small></a></li>`).join('\n')}
</ol>
<label class="capture">Open a capture<input type="file" id="capture" accept=".json,application/json" aria-describedby="capture-says"></label>
<p id="capture-says" role="status">Or drop its file on this page.</p></nav>
<main>
${address.scenario === scenario.id ? '' : `<p class="missing" role="status">There is no scenario ${text(address.scenario)} any more; this is the first one.</p>`}
<div class="head"><h1>${text(scenario.title)}</h1><p>${text(scenario.about)}</p></div>
<form action="/lab/${remote}" aria-label="How it is shown">
<input type="hidden" name="scenario" value="${text(scenario.id)}">
<label class="route">Address<input name="route" value="${text(wish.route ?? scenario.route)}"></label>
${field(
  'width',
  'Width',
  labPageWidths.map((px) => [String(px), `${px} px`] as const),
  String(width),
)}
${field(
  'theme',
  'Theme',
  [
    ['', 'As the device'],
    ['light', 'Light'],
    ['dark', 'Dark'],
  ],
  wish.theme,
)}
${field('language', 'Language', [['', 'As the browser'], ...languages.map((one) => [one, languageNames[one]] as const)], wish.language)}
${
  isLive
    ? ''
    : field(
        'persona',
        'Signed in',
        [
          ['', 'As the scenario says'],
          ['signed-in', 'Signed in'],
          ['signed-out', 'Signed out'],
        ],
        wish.persona,
      )
}
${isLive ? '' : field('faultOf', 'Calls', [['', 'All calls'], ...calls.map((call) => [call, call] as const)], wish.faultOf)}
${isLive ? '' : field('fault', 'which', [['', 'are answered as the scenario says'], ...faults.map((name) => [name, faultNames[name]] as const)], wish.fault)}
<button>Show</button>
</form>
<div class="frame"><iframe title="${text(remote)} alone" src="${text(stage.url)}" width="${width}" height="900"></iframe></div>
</main>
<aside aria-label="What to do and what passed">
<section><h2>What to do</h2>
<ol class="steps">${(scenario.steps ?? []).map((step) => `<li>${text(describeStep(step, translate))}</li>`).join('') || '<li>Look.</li>'}</ol>
<h2>What must be seen</h2><ul>${scenario.sees.map((target) => `<li>${text(nameOf(target, translate))}</li>`).join('')}</ul>
<button type="button" id="copy">Copy link</button></section>
<section><h2>What passed the boundary</h2>
<fieldset><legend class="hidden">Show</legend>${['call', 'socket', 'action', 'problem'].map((kind) => `<label><input type="checkbox" name="kind" value="${kind}" checked>${kind}s</label>`).join('')}</fieldset>
<p id="address" aria-live="polite"></p>
<ol id="log" class="log" tabindex="0" aria-label="Log"></ol></section>
</aside>
</div>
<script src="/page.js"></script>
</body>
</html>
`;
}
