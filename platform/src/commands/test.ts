import { chooseSteps } from '../checks/chooseSteps.ts';
import { runSteps } from '../checks/runSteps.ts';
import { steps } from '../checks/steps.ts';

/** `pnpm test`: everything CI runs. `pnpm test unit browser` runs those parts and what they need. */
const say = (text: string) => process.stdout.write(text);
try {
  const passed = await runSteps(chooseSteps(steps, process.argv.slice(2)), say);
  process.exitCode = passed ? 0 : 1;
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`);
  process.exitCode = 1;
}
