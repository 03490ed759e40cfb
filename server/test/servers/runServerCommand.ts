import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { processEnvironment } from '../processEnvironment.ts';

export async function runServerCommand(name: string, args: readonly string[], environment: Record<string, string>) {
  const child = fork(fileURLToPath(new URL(`../../src/commands/${name}.ts`, import.meta.url)), args, {
    env: { ...processEnvironment(), ...environment },
    execArgv: [],
    silent: true,
  });
  let output = '';
  let errors = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const [code]: (number | null)[] = await once(child, 'close');
  return { code, output, errors };
}
