import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compileCatalogue, compileInPlace, localesDir, swcOptions } from '@fanfare/platform/remote-build';
import { transform } from '@swc/core';

/** Remotes outside the workspace cannot compile Lingui macros and catalogs. */
export async function compileMessages(packageDir: string, distDir: string): Promise<void> {
  for (const name of globSync('**/*.js', { cwd: distDir })) {
    const file = path.join(distDir, name);
    const source = await readFile(file, 'utf8');
    if (!source.includes('@lingui/core/macro')) continue;
    const { code } = await transform(source, { ...swcOptions(path.basename(packageDir), false), filename: file, swcrc: false });
    await writeFile(file, compileInPlace(code, packageDir));
  }
  const locales = path.join(distDir, path.relative('src', localesDir));
  await mkdir(locales, { recursive: true });
  for (const file of globSync(path.join(packageDir, localesDir, '*.po'))) {
    const target = path.join(locales, path.basename(file, '.po'));
    await writeFile(`${target}.js`, compileCatalogue(file, packageDir));
    await writeFile(`${target}.d.ts`, 'export {};\n');
  }
}
