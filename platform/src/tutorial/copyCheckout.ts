import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { workspaceDir } from '../workspace/packageFacts.ts';

export function copyCheckout(dir: string): void {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: workspaceDir,
    maxBuffer: 2 ** 26,
  });
  for (const file of listed.toString('utf8').split('\0')) {
    const source = path.join(workspaceDir, file);
    // The file is deleted, but the deletion is not committed.
    if (file === '' || !existsSync(source)) continue;
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    cpSync(source, path.join(dir, file));
  }
}
