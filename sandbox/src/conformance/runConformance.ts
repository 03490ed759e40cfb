import { conformanceCases } from './conformanceCases.ts';
import { createStage } from './createStage.ts';
import { readPlatform } from './readPlatform.ts';

/** Instagram allows two conversation calls per second; the sandbox needs no pause. */
const PAUSE_MS = 600;

/** `pnpm conformance` runs all applicable cases. It writes to the account. */
try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

async function run(): Promise<number> {
  const stage = await createStage(readPlatform(process.env));
  const has = { actors: stage.actors !== null, app: stage.app !== null, poorToken: stage.poorToken !== null };
  await stage.actors?.api('PATCH', '/settings', { hasRateLimits: false });
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { section, name, needs, run: play } of conformanceCases) {
    if (needs.some((need) => !has[need])) {
      counts.skipped += 1;
      continue;
    }
    if (!has.actors) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    try {
      await play(stage);
      counts.passed += 1;
    } catch (error) {
      counts.failed += 1;
      process.stdout.write(`FAILED ${section} ${name}\n${error instanceof Error ? error.message : String(error)}\n\n`);
    }
  }
  process.stdout.write(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped\n`);
  return counts.failed === 0 ? 0 : 1;
}
