import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readManifests } from '@fanfare/platform/release';
import { REMOTE_CONTRACT, type RemoteManifest } from '@fanfare/shared/contracts';

/** The pages of these remotes show a note and the slot content of the remote under test. */
export async function buildNeighbours(remote: string, dir: string): Promise<string> {
  const manifests = readManifests<RemoteManifest>();
  const own = manifests.find(({ name }) => name === remote);
  const others = manifests.filter(({ name }) => name !== remote);
  const routes = others.flatMap(({ name, routes }) => routes.map((route) => ({ ...route, outline: undefined, owner: name })));
  // The shell renders its own slots on every page.
  const slots = [...new Set((own?.slots ?? []).map(({ slot }) => slot))].filter((slot) => !slot.startsWith('shell.'));
  const globalName = `lab_neighbours_of_${remote.replaceAll('-', '_')}`;
  const script = await readFile(path.join(import.meta.dirname, 'neighbours.js'), 'utf8');
  const texts = {
    'remoteEntry.js': script
      .replace('GLOBAL_NAME', globalName)
      .replace('OWNERS', JSON.stringify(Object.fromEntries(routes.map(({ path: at, owner }) => [at, owner]))))
      .replace('SLOTS', JSON.stringify(slots)),
    'mf-manifest.json': JSON.stringify({
      metaData: { globalName, remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' } },
      shared: [],
      exposes: [{ path: './remote', assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } } }],
    }),
  };
  const files = Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, integrityOf(text)]));
  const manifest: RemoteManifest = {
    name: 'lab-neighbours',
    contract: REMOTE_CONTRACT,
    owner: 'platform',
    title: 'The lab',
    routes: routes.map(({ path: at, access, title, titles, navigation, entries, within, audience }) => ({
      path: at,
      access,
      title,
      ...(titles && { titles }),
      view: 'note',
      ...(navigation && { navigation }),
      ...(entries && { entries }),
      ...(within && { within }),
      ...(audience && { audience }),
    })),
  };
  const facts = {
    name: manifest.name,
    version: '1.0.0',
    buildId: integrityOf(texts['remoteEntry.js']).replace(/\W/g, '').slice(6, 16),
  };
  const views = { note: { scripts: ['remoteEntry.js'], modules: [] } };
  const target = path.join(dir, 'neighbours');
  await mkdir(target, { recursive: true });
  const release = JSON.stringify({ ...facts, globalName, manifest, views, files });
  for (const [file, text] of Object.entries({ ...texts, 'release.json': release }))
    await writeFile(path.join(target, file), text);
  return target;
}

function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}
