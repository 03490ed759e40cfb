import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import type { Jobs } from '../../../infrastructure/jobs/createJobs.ts';
import { recordAudit } from '../audit-log/index.ts';
import type { Passwords } from '../passwords/index.ts';
import type { Sessions } from '../sessions/index.ts';
import type { SecondProof, TwoFactorChallenge } from '../two-factor/index.ts';
import { eraseRows, eraseUser, listTenantTables, lockAccount, stopAccount } from './account-deletion.repository.ts';

interface Dependencies {
  database: Database;
  jobs: Jobs;
  passwords: Passwords;
  twoFactorChallenge: TwoFactorChallenge;
  sessions: Sessions;
  /** Call the result after the commit; it notifies Instagram. */
  disconnectInstagram: (queries: Queries, ownerId: string) => Promise<() => Promise<void>>;
  /** Dead letters have no column for their owner. */
  eraseDeadLetters: (queries: Queries, ownerId: string) => Promise<void>;
}

export interface AccountDeletionService {
  /** @throws password_wrong, code_invalid, too_many_requests, not_signed_in */
  delete: (signedIn: SignedIn, password: string, proof: SecondProof) => Promise<void>;
}

export function createAccountDeletionService(dependencies: Dependencies): AccountDeletionService {
  const { database, jobs, passwords, twoFactorChallenge, sessions, disconnectInstagram, eraseDeadLetters } = dependencies;

  async function erase({ ownerId }: { ownerId: string }): Promise<void> {
    // A late response may have connected it again.
    await (await database.asSystem((queries) => disconnectInstagram(queries, ownerId)))();
    await eraseDeadLetters(database.system, ownerId);
    let left = await listTenantTables(database.system);
    while (left.length > 0) {
      const referred: string[] = [];
      for (const table of left) {
        if (!(await eraseRows(database.system, ownerId, table))) referred.push(table);
      }
      // Rows that refer to each other are deleted with the user.
      if (referred.length === left.length) break;
      left = referred;
    }
    await eraseUser(database.system, ownerId);
  }

  const erasures = jobs.define<{ ownerId: string }>('account-erasure', erase);

  return {
    async delete(signedIn, password, proof) {
      const { userId } = signedIn;
      await passwords.confirm(userId, password);
      await twoFactorChallenge.checkWhereOn(signedIn, proof);
      const { sessionIds, tellInstagram } = await database.asSystem(async (queries) => {
        if (!(await lockAccount(queries, userId))) throw new AppError('not_signed_in');
        const ended = await sessions.endAll(queries, userId);
        const disconnected = await disconnectInstagram(queries, userId);
        await stopAccount(queries, userId);
        await recordAudit(queries, { ownerId: userId, event: 'account_deleted' });
        await erasures.enqueue(queries, { ownerId: userId });
        return { sessionIds: ended, tellInstagram: disconnected };
      });
      sessions.announceEnded(sessionIds);
      await tellInstagram();
      erasures.wake();
    },
  };
}
