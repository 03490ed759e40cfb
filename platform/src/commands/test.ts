import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { renderRun } from '../checks/renderRun.ts';
import { chooseSteps } from '../checks/steps/chooseSteps.ts';
import { isGreen, runSteps } from '../checks/steps/runSteps.ts';
import { stepsOf } from '../checks/steps/steps.ts';
import { readPlace } from '../documents/readPlace.ts';
import { workspaceDir } from '../webpack/packageFacts.ts';

const usage = `pnpm test [part ...]    these parts and what they need; without one all of them, as CI does
  --full                the long tests too; also as \`pnpm test:full\`
  --record              writes docs/test-run.md

Parts: ${stepsOf({ isFull: true })
  .map(({ name }) => name)
  .join(', ')}.
`;
const say = (text: string) => process.stdout.write(text);
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { full: { type: 'boolean' }, record: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) say(usage);
  else {
    const steps = stepsOf({ isFull: values.full === true });
    const results = await runSteps(chooseSteps(steps, positionals), say);
    if (values.record) writeFileSync(path.join(workspaceDir, 'docs/test-run.md'), renderRun(results, readPlace()));
    process.exitCode = isGreen(results) ? 0 : 1;
  }
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
}
