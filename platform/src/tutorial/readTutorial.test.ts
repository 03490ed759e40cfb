import { test } from 'node:test';
import { expect } from 'expect';
import { readTutorial } from './readTutorial.ts';

const page = `# How

\`\`\`sh stays-open
pnpm start
\`\`\`

\`npx\` in a sentence is none.

\`\`\`sh
pnpm one

pnpm two
\`\`\`

\`\`\`ts
nothing();
\`\`\`

\`\`\`diff
--- a/x
+++ b/x
\`\`\`
`;

test('the tasks of a page are its commands and changes, in their order', () => {
  expect(readTutorial(page)).toEqual([
    { kind: 'start', command: 'pnpm start' },
    { kind: 'run', command: 'pnpm one' },
    { kind: 'run', command: 'pnpm two' },
    { kind: 'change', diff: '--- a/x\n+++ b/x\n' },
  ]);
});

test('a page without tasks is refused', () => {
  expect(() => readTutorial('# How\n\n`pnpm start`\n')).toThrow('has no tasks');
});
