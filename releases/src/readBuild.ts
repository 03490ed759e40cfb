import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { BuildFacts, FederationManifest, ShellFacts } from './BuildFacts.ts';
import { ReleaseRefusal } from './store/ReleaseRefusal.ts';

/** Facts of the build in `dist`, which may come from outside. @throws ReleaseRefusal when it is no build of a remote */
export function readBuild(dist: string): BuildFacts {
  return read(dist, 'release.json', BuildFacts);
}

/** @throws ReleaseRefusal when `dist` holds no build of the shell */
export function readShell(dist: string): ShellFacts {
  return read(dist, 'release.json', ShellFacts);
}

/** Without the file nothing is exposed. @throws ReleaseRefusal when it is something else */
export function readFederationManifest(dist: string): FederationManifest {
  const file = 'mf-manifest.json';
  return existsSync(path.join(dist, file)) ? read(dist, file, FederationManifest) : { shared: [], exposes: [] };
}

function read<T extends TSchema>(dist: string, file: string, schema: T): Static<T> {
  const value = parse(dist, file);
  if (Value.Check(schema, value)) return value;
  const [first] = Value.Errors(schema, value);
  const { instancePath: at = '', message = '' } = first ?? {};
  const source = sources.find(({ begins }) => at.startsWith(begins));
  throw new ReleaseRefusal(
    file === 'release.json' && source
      ? `${source.file} is not what it should be: ${at.slice(source.skip.length) || '/'} ${message}. Mend it and build again.`
      : `${file} is not what a build writes: ${at} ${message}. Build it again.`,
  );
}

/** What of `release.json` a build copies out of which file of the package. */
const sources = [
  { begins: '/manifest', skip: '/manifest', file: 'remote.json' },
  { begins: '/version', skip: '', file: 'package.json' },
  { begins: '/name', skip: '', file: 'package.json' },
  { begins: '/passport', skip: '/passport', file: 'lab/passport.json' },
];

function parse(dist: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(path.join(dist, file), 'utf8'));
  } catch {
    throw new ReleaseRefusal(`${path.join(path.basename(dist), file)} is missing or no JSON. Build it first.`);
  }
}
