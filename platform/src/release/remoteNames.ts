import { globSync } from 'node:fs';
import { workspaceDir } from '../webpack/packageFacts.ts';

/** The remotes of this workspace: every package that has a `remote.json`. */
export function remoteNames(): string[] {
  return globSync('*/remote.json', { cwd: workspaceDir })
    .map((file) => file.split(/[/\\]/)[0] ?? '')
    .sort();
}
