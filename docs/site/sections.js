import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf } from './addressOf.js';

const docsDir = path.resolve(import.meta.dirname, '..');

const decisions = readdirSync(path.join(docsDir, 'adr'))
  .filter((file) => /^\d/.test(file))
  .toSorted();

/** Sections in the order of the navigation. The build fails if a page is in none of them. */
const plan = [
  {
    title: 'Using Fanfare',
    files: [
      'index.md',
      'guide/first-answer.md',
      'guide/accounts.md',
      'guide/several-accounts.md',
      'guide/team.md',
      'guide/flows.md',
      'guide/flow-language.md',
      'guide/automation.md',
      'guide/inbox.md',
      'guide/publishing.md',
      'guide/why-no-answer.md',
      'guide/webhooks.md',
      'guide/analytics.md',
      'guide/settings.md',
      'guide/keyboard.md',
    ],
  },
  { title: 'Sandbox', files: ['scenarios.md'] },
  { title: 'API', files: ['guide/api.md', 'guide/events.md'] },
  {
    title: 'Platform',
    files: ['platform-guide.md', 'new-remote.md', 'outside-remote.md', 'lab.md', 'translating.md', 'platform-acceptance.md'],
  },
  {
    title: 'Contributing',
    files: [
      'architecture.md',
      'commands.md',
      'contributing/code.md',
      'contributing/design.md',
      'contributing/tests.md',
      'contributing/how-to.md',
      'brief.md',
    ],
  },
  {
    title: 'Operations',
    files: [
      'operations/README.md',
      'operations/meta-app.md',
      'operations/settings.md',
      'operations/single-sign-on.md',
      'operations/upgrades.md',
      'operations/backup.md',
      'operations/storage.md',
      'operations/journal.md',
      'operations/keys.md',
      'operations/cluster.md',
      'scaling.md',
      'operations/releases.md',
      'operations/traces.md',
      'operations/runbooks.md',
    ],
  },
  {
    title: 'Security and evidence',
    files: [
      'security/rules.md',
      'security/threat-model.md',
      'security/isolation.md',
      'security/manual-review.md',
      'security/asvs.md',
      'security/dependencies.md',
      'specification.md',
      'evidence.md',
      'performance.md',
    ],
  },
  { title: 'Decisions', files: ['glossary.md', 'adr/README.md', ...decisions.map((file) => `adr/${file}`)], isLong: true },
];

export const sections = plan.map(({ title, files, isLong }) => ({
  title,
  isLong: isLong ?? false,
  pages: files.map((file) => ({ url: `/${addressOf(file)}`, title: titleOf(file) })),
}));

assertAllListed(plan.flatMap(({ files }) => files));

function titleOf(file) {
  const [, title = file] = /^# (.+)$/m.exec(readFileSync(path.join(docsDir, file), 'utf8')) ?? [];
  return title.replaceAll('`', '');
}

function assertAllListed(files) {
  const found = readdirSync(docsDir, { recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('.md') && file !== '404.md' && !/^(node_modules|dist)\//.test(file));
  const missing = found.filter((file) => !files.includes(file));
  if (missing.length > 0) throw new Error(`Not in any section of docs/site/sections.js: ${missing.join(', ')}`);
}
