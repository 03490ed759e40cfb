import { globSync } from 'node:fs';
import { workspaceDir } from '../workspace/packageFacts.ts';

export function remoteNames(): string[] {
  return globSync('*/remote.json', { cwd: workspaceDir })
    .map((file) => file.split(/[/\\]/)[0] ?? '')
    .sort();
}
