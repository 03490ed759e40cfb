import { isGreen, runSteps } from '../checks/steps/runSteps.ts';
import { stepsOf } from '../checks/steps/steps.ts';

/** `pnpm check`: what can be known without running anything, in seconds. */
const staticSteps = stepsOf({ isFull: false }).filter((step) => step.isStatic);
process.exitCode = isGreen(await runSteps(staticSteps, (text) => process.stdout.write(text))) ? 0 : 1;
