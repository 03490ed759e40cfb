import { type LogLine, openReleaseStore } from '@fanfare/releases';
import { createTicker, type Ticker } from '../../../infrastructure/concurrency/createTicker.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { listAdminIds } from '../../identity/admin/index.ts';
import { recordAudit } from '../../identity/audit-log/index.ts';
import { auditOf } from './auditOf.ts';
import { lockAuditedSeq, setAuditedSeq } from './release-audit.repository.ts';

const LOOK_EVERY_MS = 2_000;

export interface ReleaseAudit {
  recordChange: <T>(userId: string, change: () => Promise<T>) => Promise<T>;
  recordNew: () => Promise<void>;
  recording: Ticker;
}

interface Options {
  database: Database;
  releasesDir: string;
  logger: Logger;
}

/** Security control S41. The last number is stored, so that nothing is missed or recorded twice. */
export function createReleaseAudit({ database, releasesDir, logger }: Options): ReleaseAudit {
  const store = openReleaseStore(releasesDir);
  let knownSeq: number | null = null;

  async function recordUpTo(queries: Queries, auditedSeq: number, isOwn: (line: LogLine) => boolean, userId: string | null) {
    const { seq } = store.readIndex();
    const lines = store.changesAfter(auditedSeq).filter((line) => line.seq <= seq);
    const admins = lines.length > 0 ? await listAdminIds(queries) : [];
    for (const line of lines) {
      const audited = auditOf(line);
      if (!audited) continue;
      for (const ownerId of admins) {
        const actor = isOwn(line) && ownerId === userId ? 'user' : audited.actor;
        await recordAudit(queries, { ...audited, ownerId, actor, at: new Date(line.at) });
      }
    }
    await setAuditedSeq(queries, seq);
    return seq;
  }

  async function recordAround<T>(userId: string | null, change: () => Promise<T>): Promise<T> {
    const [result, seq] = await database.asSystem(async (queries) => {
      const auditedSeq = await lockAuditedSeq(queries);
      const { seq: seqBefore } = store.readIndex();
      const made = await change();
      const isOwn = ({ seq, via }: LogLine) => via === 'page' && seq > seqBefore;
      return [made, await recordUpTo(queries, auditedSeq ?? seqBefore, isOwn, userId)];
    });
    knownSeq = seq;
    return result;
  }

  async function recordNew(): Promise<void> {
    if (store.readIndex().seq !== knownSeq) await recordAround(null, async () => undefined);
  }

  return {
    recordChange: recordAround,
    recordNew,
    recording: createTicker('release-audit', LOOK_EVERY_MS, recordNew, logger),
  };
}
