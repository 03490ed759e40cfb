import pg from 'pg';
import { readHeader, TABLES_FOLDER } from '../../src/infrastructure/database/backup/BackupContent.ts';
import { writeSequences } from '../../src/infrastructure/database/backup/catalog.ts';
import { readArchive } from '../../src/infrastructure/database/backup/readArchive.ts';
import { buildSchema, startLoading } from '../../src/infrastructure/restore/loadTables.ts';
import { archiveOfVersion10 } from './version10.ts';

const HOUR_MS = 3_600_000;
const TIMES = /(\d{4}-\d\d-\d\d)([ T])(\d\d:\d\d:\d\d(?:\.\d{1,6})?)(Z|\+00)|\b17\d{11}\b/g;

/** As 1.0.0 left it an hour ago. */
export async function loadVersion10(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await client.query('begin');
    const entries = readArchive(archiveOfVersion10);
    const header = readHeader((await firstOf(entries)).content);
    const laterMs = Date.now() - Date.parse(header.createdAt) - HOUR_MS;
    await buildSchema(client, header);
    await client.query('drop table schema_changes');
    const loading = await startLoading(client, header);
    for (let entry = await entries.next(); ; entry = await entries.next()) {
      if (entry.done) {
        await loading.finish();
        await writeSequences(client, entry.value.sequences);
        break;
      }
      const { name, content } = entry.value;
      if (name.startsWith(TABLES_FOLDER)) await loading.add(name, Buffer.from(shiftTimes(content.toString(), laterMs)));
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function firstOf(entries: ReturnType<typeof readArchive>) {
  const first = await entries.next();
  if (first.done) throw new Error('The archive is empty.');
  return first.value;
}

function shiftTimes(text: string, byMs: number): string {
  return text.replaceAll(TIMES, (all, day?: string, between?: string, time?: string, zone?: string) =>
    day === undefined
      ? String(Number(all) + byMs)
      : new Date(Date.parse(`${day}T${time}Z`) + byMs)
          .toISOString()
          .replace('T', between ?? 'T')
          .replace('Z', zone ?? 'Z'),
  );
}
