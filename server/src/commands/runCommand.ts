import { StartError } from '../infrastructure/env/StartError.ts';

/** Runs what an operator asked for: exit code 1 and plain sentences when it cannot be done. */
export async function runCommand(work: (args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    await work(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof StartError ? error.message : describe(error)}\n`);
    process.exitCode = 1;
  }
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : 'This failed without a reason.';
}
