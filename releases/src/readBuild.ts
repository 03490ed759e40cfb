import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { type BuildFacts, ShellFacts, WrittenFacts } from './BuildFacts.ts';
import { isFileName } from './files/fileNames.ts';
import { hashFiles } from './files/hashFiles.ts';
import { findUnlistedFile } from './files/unlistedFile.ts';
import { type ManifestFacts, readManifest } from './manifest/readManifest.ts';
import { ReleaseRefusal } from './ReleaseRefusal.ts';

export type DescribedBuild = BuildFacts & ManifestFacts & Required<Pick<BuildFacts, 'views'>>;

interface ReadOptions {
  isPartial?: boolean;
  /** If true, `release.json` must list every file. */
  isUpload?: boolean;
}

/**
 * Validates an untrusted build.
 * @throws ReleaseRefusal
 */
export function readBuild(dist: string, { isPartial = false, isUpload = false }: ReadOptions = {}): DescribedBuild {
  const written = read(dist, 'release.json', WrittenFacts);
  const files = readFiles(dist, written, isPartial);
  if (isUpload) refuseUnlisted(findUnlistedFile(dist, written.files ?? {}));
  const manifest = readManifest(dist, (file) => Object.hasOwn(files, file));
  if (written.globalName !== undefined && written.globalName !== manifest.globalName)
    throw new ReleaseRefusal(
      `The container is named ${written.globalName} in release.json but ${manifest.globalName} in mf-manifest.json. Build the remote again.`,
    );
  return { ...written, ...manifest, files, views: { ...viewsOf(written, manifest), ...written.views } };
}

function readFiles(dist: string, { files }: WrittenFacts, isPartial: boolean): Record<string, string> {
  const listed = files ?? {};
  for (const file of Object.keys(listed))
    if (!isFileName(file)) throw new ReleaseRefusal(`${file} is not a valid file name for a build.`);
  const actual = hashFiles(dist);
  if (files) refuseUnlisted(Object.keys(actual).find((file) => !Object.hasOwn(files, file)));
  for (const [file, expected] of Object.entries(listed)) {
    if (isPartial && !(file in actual)) continue;
    if (!(file in actual)) throw new ReleaseRefusal(`${file} is missing from the build. Build the remote again.`);
    if (actual[file] !== expected)
      throw new ReleaseRefusal(`${file} does not match its hash in release.json. Build the remote again.`);
  }
  return isPartial ? { ...listed, ...actual } : actual;
}

function refuseUnlisted(file: string | undefined): void {
  if (file === undefined) return;
  throw new ReleaseRefusal(
    `${file} is not listed in release.json. Remove it, or build the remote again so that release.json lists all of its files.`,
  );
}

function viewsOf({ manifest }: WrittenFacts, { entry, exposes }: ManifestFacts): NonNullable<BuildFacts['views']> {
  const scripts = [...new Set([entry.file, ...(exposes['./remote']?.sync ?? []).filter((file) => /\.m?js$/.test(file))])];
  const views = [...manifest.routes, ...(manifest.slots ?? [])].flatMap(({ view }) => (view === undefined ? [] : [view]));
  return Object.fromEntries(views.map((view) => [view, { scripts, modules: [] }]));
}

export function readShell(dist: string): ShellFacts {
  return read(dist, 'release.json', ShellFacts);
}

function read<T extends TSchema>(dist: string, file: string, schema: T): Static<T> {
  const value = parse(dist, file);
  if (Value.Check(schema, value)) return value;
  const [first] = Value.Errors(schema, value);
  const { instancePath: at = '', message = '' } = first ?? {};
  const source = sources.find(({ begins }) => at.startsWith(begins));
  throw new ReleaseRefusal(
    file === 'release.json' && source
      ? `${source.file} is invalid: ${at.slice(source.skip.length) || '/'} ${message}. Fix it and build again.`
      : `${file} has an unknown format: ${at} ${message}. Build the remote again.`,
  );
}

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
    throw new ReleaseRefusal(`${path.join(path.basename(dist), file)} is missing or is not JSON. Build the remote first.`);
  }
}
