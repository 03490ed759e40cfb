import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { StartError } from '../../env/StartError.ts';

export const BACKUP_VERSION = 1;
export const HEADER_ENTRY = 'header.json';
export const CLOSING_ENTRY = 'closing.json';
export const JOBS_ENTRY = 'jobs.json';
export const TABLES_FOLDER = 'tables/';
export const RELEASES_FOLDER = 'releases/';

const Header = Type.Object({
  format: Type.Literal('fanfare-backup'),
  version: Type.Integer({ minimum: 1 }),
  createdAt: Type.String(),
  postgres: Type.String(),
  migrations: Type.Array(Type.String()),
  tables: Type.Array(Type.Object({ name: Type.String(), columns: Type.Array(Type.String()) })),
  sealedBy: Type.Array(Type.String()),
});
export type BackupHeader = Static<typeof Header>;

const Closing = Type.Object({
  rows: Type.Record(Type.String(), Type.Integer()),
  sequences: Type.Array(
    Type.Object({ table: Type.String(), column: Type.String(), value: Type.Integer(), isCalled: Type.Boolean() }),
  ),
  checksums: Type.Record(Type.String(), Type.String()),
});
export type BackupClosing = Static<typeof Closing>;

const Jobs = Type.Array(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    data: Type.Object({}),
    startAfter: Type.String(),
  }),
);
export type BackupJobs = Static<typeof Jobs>;

const parsers = { header: Compile(Header), closing: Compile(Closing), jobs: Compile(Jobs) };

export function damaged(cause?: unknown): StartError {
  return new StartError(['The backup is damaged or incomplete. Nothing was changed. Use another backup.'], { cause });
}

export function readHeader(content: Buffer): BackupHeader {
  const value = parse(content);
  if (!parsers.header.Check(value))
    throw new StartError(['The file is not a Fanfare backup. Use a file that pnpm backup wrote.']);
  if (value.version > BACKUP_VERSION) {
    throw new StartError([
      `The backup has version ${value.version}, but this program reads only up to version ${BACKUP_VERSION}. Update Fanfare.`,
    ]);
  }
  return value;
}

export function readClosing(content: Buffer): BackupClosing {
  const value = parse(content);
  if (!parsers.closing.Check(value)) throw damaged();
  return value;
}

export function readJobs(content: Buffer): BackupJobs {
  const value = parse(content);
  if (!parsers.jobs.Check(value)) throw damaged();
  return value;
}

function parse(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch (cause) {
    throw damaged(cause);
  }
}
