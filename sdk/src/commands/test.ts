import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export async function test(given: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [require.resolve('jest/bin/jest'), ...given], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0;
}
