import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { workspaceDir } from '../workspace/packageFacts.ts';

interface Changes {
  buildId: string;
  edit?: (text: string, file: string) => string;
  manifest?: Record<string, unknown>;
}

export async function createBuildVariant(
  remote: string,
  { buildId, edit = (text) => text, manifest = {} }: Changes,
): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), `fanfare-${remote}-`));
  await cp(path.join(workspaceDir, remote, 'dist'), dir, { recursive: true });
  const facts = JSON.parse(await readFile(path.join(dir, 'release.json'), 'utf8'));
  const globalName = facts.globalName.replace(/__.*$/, `__${buildId}`);
  const files: Record<string, string> = {};
  for (const file of await readdir(dir)) {
    const name = path.join(dir, file);
    // The server would send outdated compressed copies.
    if (/\.(br|gz|map)$/.test(file)) await rm(name);
    else if (file in facts.files) {
      const text = (await readFile(name, 'utf8')).replaceAll(facts.globalName, globalName).replaceAll(facts.buildId, buildId);
      const edited = file.endsWith('.js') ? edit(text, file) : text;
      await writeFile(name, edited);
      files[file] = `sha384-${createHash('sha384').update(edited).digest('base64')}`;
    }
  }
  const release = { ...facts, buildId, globalName, files, manifest: { ...facts.manifest, ...manifest } };
  await writeFile(path.join(dir, 'release.json'), JSON.stringify(release));
  return dir;
}
