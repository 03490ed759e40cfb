import path from 'node:path';
import { extractMessages, packagesWithMessages } from '../messages/extractMessages.ts';
import { workspaceDir } from '../webpack/packageFacts.ts';

/** `pnpm messages`: brings the catalogues of all packages up to date with their sources. */
for (const name of packagesWithMessages(workspaceDir)) {
  await extractMessages(path.join(workspaceDir, name));
  process.stdout.write(`${name}\n`);
}
