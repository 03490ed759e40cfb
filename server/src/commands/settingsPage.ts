import { readFile, writeFile } from 'node:fs/promises';
import { renderSettings } from '../infrastructure/env/renderSettings.ts';
import { StartError } from '../infrastructure/env/StartError.ts';
import { settingCatalogue } from '../infrastructure/env/settingCatalogue.ts';
import { runCommand } from './running/runCommand.ts';

const path = new URL('../../../docs/operations/settings.md', import.meta.url);

await runCommand({ usage: 'pnpm run docs (runs this command)', options: ['--check'] }, async (args) => {
  const page = renderSettings(settingCatalogue);
  if (!args.includes('--check')) return writeFile(path, page);
  const written = await readFile(path, 'utf8').catch(() => '');
  if (written !== page) throw new StartError(['docs/operations/settings.md is outdated. Run `pnpm run docs`.']);
});
