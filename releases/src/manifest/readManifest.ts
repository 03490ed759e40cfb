import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Value } from 'typebox/value';
import type { BuildFacts } from '../BuildFacts.ts';
import { isFileName } from '../files/fileNames.ts';
import { ReleaseRefusal } from '../ReleaseRefusal.ts';
import { FederationManifest } from './FederationManifest.ts';

const FILE = 'mf-manifest.json';

export type ManifestFacts = Required<Pick<BuildFacts, 'globalName' | 'entry' | 'requires' | 'exposes'>>;

/** @throws ReleaseRefusal */
export function readManifest(dist: string, isInBuild: (file: string) => boolean): ManifestFacts {
  const { metaData, shared, exposes } = parse(dist);
  const { globalName, remoteEntry } = metaData;
  if (!/^[A-Za-z_]\w{0,99}$/.test(globalName))
    throw new ReleaseRefusal(
      `${FILE} names the container "${globalName}", which is not a valid variable name: use letters, digits and "_" in the name of the federation plugin, at most 100.`,
    );
  const facts: ManifestFacts = {
    globalName,
    entry: { file: path.posix.join(remoteEntry.path, remoteEntry.name), type: entryType(remoteEntry.type) },
    requires: Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion || '*'])),
    exposes: Object.fromEntries(
      exposes.map(({ path: exposed, assets: { js, css } }) => [
        exposed,
        { sync: [...js.sync, ...css.sync], async: [...js.async, ...css.async] },
      ]),
    ),
  };
  const assets = Object.values(facts.exposes).flatMap(({ sync, async }) => [...sync, ...async]);
  // Joining would normalize `..` segments.
  for (const file of [`${remoteEntry.path}${remoteEntry.path === '' ? '' : '/'}${remoteEntry.name}`, ...assets]) {
    const name = path.posix.normalize(file);
    if (/(^|\/)\.\.(\/|$)/.test(file) || !isFileName(name))
      throw new ReleaseRefusal(
        `${FILE} names "${file}", which is not a file inside the build: have the bundler write all files below its output directory.`,
      );
    if (!isInBuild(name))
      throw new ReleaseRefusal(
        `${FILE} names "${file}", which is missing from the build: build the remote again and publish all files.`,
      );
  }
  return facts;
}

function parse(dist: string): FederationManifest {
  const file = path.join(dist, FILE);
  if (!existsSync(file))
    throw new ReleaseRefusal(`${FILE} is missing: set manifest: true in the federation plugin and build the remote again.`);
  const value = parseJson(readFileSync(file, 'utf8'));
  if (Value.Check(FederationManifest, value)) return value;
  const [first] = Value.Errors(FederationManifest, value);
  const { instancePath: at = '', message = '' } = first ?? {};
  throw new ReleaseRefusal(
    `${FILE} has an unknown format (${at || '/'} ${message}): build the remote with @module-federation/enhanced 2 or @module-federation/vite 1.`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ReleaseRefusal(`${FILE} is incomplete or not JSON: build the remote again.`);
  }
}

function entryType(type: string): ManifestFacts['entry']['type'] {
  if (type === 'module') return 'module';
  if (type === 'global' || type === 'var') return 'global';
  throw new ReleaseRefusal(
    `${FILE} has an entry of type "${type}", which the shell cannot load: set library.type of the federation plugin to "global" or "module" and build the remote again.`,
  );
}
