import { globSync } from 'node:fs';
import path from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import sourceExtractor from '@lingui/cli/api/extractors/babel';
import { makeConfig } from '@lingui/conf';
import { messagesByIdExtractor, titlesExtractor } from './extractors.ts';
import { localesDir, poFormat, sourceLanguage } from './readCatalogue.ts';

export function packagesWithMessages(root: string): string[] {
  return globSync(`*/${localesDir}/${sourceLanguage}.po`, { cwd: root })
    .map((file) => file.split(path.sep)[0] ?? '')
    .sort();
}

export function languagesOf(packageDir: string): string[] {
  const found = globSync(`${localesDir}/*.po`, { cwd: packageDir }).map((file) => path.basename(file, '.po'));
  return [sourceLanguage, ...found.filter((language) => language !== sourceLanguage).sort()];
}

export async function openCatalogue(packageDir: string) {
  const config = makeConfig(
    {
      rootDir: packageDir,
      sourceLocale: sourceLanguage,
      locales: languagesOf(packageDir),
      orderBy: 'origin',
      format: poFormat,
      extractors: [messagesByIdExtractor, titlesExtractor, sourceExtractor],
      catalogs: [
        {
          path: `<rootDir>/${localesDir}/{locale}`,
          include: ['<rootDir>/src', '<rootDir>/remote.json'],
          exclude: ['**/*.test.*', '**/*.stories.*'],
        },
      ],
    },
    { skipValidation: true },
  );
  const [catalogue] = await getCatalogs(config);
  if (!catalogue) throw new Error(`${packageDir} has no catalogue.`);
  return catalogue;
}

export async function extractMessages(packageDir: string): Promise<void> {
  const catalogue = await openCatalogue(packageDir);
  const written = await catalogue.make({ clean: true, overwrite: false, orderBy: 'origin' });
  if (!written) throw new Error(`The messages of ${packageDir} could not be extracted.`);
}
