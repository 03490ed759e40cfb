import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type pg from 'pg';
import { addReleases } from './archiveReleases.ts';
import { type BackupClosing, type BackupHeader, CLOSING_ENTRY, HEADER_ENTRY, JOBS_ENTRY, readHeader } from './BackupContent.ts';
import { createArchiveWriter } from './createArchiveWriter.ts';
import { withSnapshot } from './dumpTables.ts';
import { readArchive } from './readArchive.ts';

export interface BackupReport {
  path: string;
  bytes: number;
  rows: number;
  jobs: number;
  releaseFiles: number;
  sealedBy: readonly string[];
}

interface Options {
  config: pg.ClientConfig;
  path: string;
  dataDir: string;
  releasesDir: string;
}

export async function writeBackup({ config, path, dataDir, releasesDir }: Options): Promise<BackupReport> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const archive = createArchiveWriter(path);
  try {
    const report = await withSnapshot(config, async (snapshot) => {
      await archive.add(HEADER_ENTRY, asJson(snapshot.header));
      const rows = await snapshot.readTables(archive.add);
      await archive.add(JOBS_ENTRY, asJson(snapshot.jobs));
      const releaseFiles = await addReleases(releasesDir, dataDir, archive.add);
      const closing: BackupClosing = { rows, sequences: await snapshot.readSequences(), checksums: archive.checksums() };
      await archive.add(CLOSING_ENTRY, asJson(closing));
      return {
        rows: sum(rows),
        jobs: snapshot.jobs.length,
        releaseFiles,
        sealedBy: snapshot.header.sealedBy,
      };
    });
    await archive.finish();
    await inspectBackup(path);
    return { path, bytes: (await stat(path)).size, ...report };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

export async function inspectBackup(path: string): Promise<{ header: BackupHeader; closing: BackupClosing }> {
  const entries = readArchive(path);
  const first = await entries.next();
  const header = readHeader(!first.done && first.value.name === HEADER_ENTRY ? first.value.content : Buffer.alloc(0));
  for (;;) {
    const entry = await entries.next();
    if (entry.done) return { header, closing: entry.value };
  }
}

function sum(rows: Readonly<Record<string, number>>): number {
  return Object.values(rows).reduce((total, count) => total + count, 0);
}

function asJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 1)}\n`);
}
