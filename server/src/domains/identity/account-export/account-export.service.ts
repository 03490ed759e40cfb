import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { Database } from '../../../infrastructure/database/Database.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import { recordAudit } from '../audit-log/index.ts';
import type { RateLimits } from '../rate-limits/index.ts';
import type { Sessions } from '../sessions/index.ts';
import { type ExportedPage, listExportedTables, readPage } from './account-export.repository.ts';

interface Dependencies {
  database: Database;
  sessions: Sessions;
  attempts: RateLimits;
  clock: Clock;
}

export interface AccountExportService {
  /** Throws step_up_required, too_many_requests. */
  allow: (signedIn: SignedIn) => Promise<void>;
  /** Returns JSON in chunks, because an account may not fit into memory. */
  write: (ownerId: string) => AsyncGenerator<string>;
}

export function createAccountExportService({ database, sessions, attempts, clock }: Dependencies): AccountExportService {
  return {
    async allow(signedIn) {
      await sessions.requireReauthentication(signedIn);
      await attempts.takeOf('exports', signedIn.userId);
      await recordAudit(database.system, { ownerId: signedIn.userId, event: 'data_exported' });
    },
    async *write(ownerId) {
      const tables = await database.reader.asOwner(ownerId, listExportedTables);
      yield `{"success":true,"exportedAt":${JSON.stringify(new Date(clock.nowMs()).toISOString())},"data":{`;
      for (const [index, table] of tables.entries()) {
        yield `${index === 0 ? '' : ','}${JSON.stringify(table.name)}:[`;
        let after: string | null = null;
        let isFirst = true;
        do {
          const position: string | null = after;
          const page: ExportedPage = await database.reader.asOwner(ownerId, (queries) =>
            readPage(queries, ownerId, table, position),
          );
          if (page.rows.length > 0) yield `${isFirst ? '' : ','}${page.rows.join(',')}`;
          isFirst = false;
          after = page.last;
        } while (after !== null);
        yield ']';
      }
      yield '}}';
    },
  };
}
