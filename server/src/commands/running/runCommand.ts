import { StartError } from '../../infrastructure/env/StartError.ts';

interface Usage {
  usage: string;
  options?: readonly string[];
}

export async function runCommand(
  { usage, options = [] }: Usage,
  work: (args: readonly string[]) => Promise<void>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) return say(usage);
  try {
    const unknown = args.find((word) => word.startsWith('-') && !options.includes(word));
    if (unknown !== undefined) throw new StartError([`Unknown option ${unknown}. Usage: ${usage}`]);
    await work(args);
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
