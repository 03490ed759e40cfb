import { type SpawnOptions, spawn } from 'node:child_process';

export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<void> {
  return finish(command, args, spawn(command, args, { stdio: 'inherit', ...options }));
}

export function runQuietly(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<void> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  return finish(command, args, child).catch((cause: unknown) => {
    process.stderr.write(Buffer.concat(output));
    throw cause;
  });
}

function finish(command: string, args: readonly string[], child: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? `exit code ${code}`}`));
    });
  });
}
