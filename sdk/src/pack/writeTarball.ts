import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';

export interface Tarball {
  name: string;
  version: string;
  file: string;
  integrity: string;
  bytes: number;
}

/** The archive is reproducible: it has sorted paths and fixed times, owners and modes. */
export async function writeTarball(dir: string, outDir: string): Promise<Tarball> {
  const { name, version }: { name: string; version: string } = JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8'));
  const tar = pack();
  const bytes = buffer(tar);
  for (const file of globSync('**/*', { cwd: dir }).sort()) {
    const at = path.join(dir, file);
    if (!(await stat(at)).isFile()) continue;
    const content = await readFile(at);
    // The package manager makes commands executable.
    tar.entry({ name: `package/${file.split(path.sep).join('/')}`, mode: 0o644, mtime: new Date(0) }, content);
  }
  tar.finalize();
  const packed = gzipSync(await bytes, { level: 9 });
  const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  await writeFile(path.join(outDir, file), packed);
  const integrity = `sha512-${createHash('sha512').update(packed).digest('base64')}`;
  return { name, version, file, integrity, bytes: packed.length };
}
