import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ClusterPlace } from '../embedded-place/placeCluster.ts';

export function runBinary(
  place: ClusterPlace,
  program: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(place.binariesDir, 'bin', program), args, {
      ...(place.user && { uid: place.user.uid, gid: place.user.gid }),
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
