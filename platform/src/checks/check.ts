import type { Outcome } from './Outcome.ts';
import { runCommand } from './runCommand.ts';

/** A command that is one check: it holds or it does not. */
export async function check(line: string, packageName?: string): Promise<Outcome> {
  const { code, output } = await runCommand(line, packageName === undefined ? {} : { packageName });
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output: `$ ${line}\n${output}` };
}
