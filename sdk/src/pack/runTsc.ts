import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

export async function runTsc(args: readonly string[], problem: string): Promise<void> {
  await promisify(execFile)(process.execPath, [compiler, ...args], { maxBuffer: 2 ** 26 }).catch(
    (cause: { stdout?: string; stderr?: string }) => {
      throw new Error(`${problem}\n${cause.stdout ?? ''}${cause.stderr ?? ''}`, { cause });
    },
  );
}
