import type { Database } from '../../infrastructure/database/Database.ts';
import type { SignedIn } from '../../infrastructure/http/SignedIn.ts';
import type { Jobs } from '../../infrastructure/jobs/createJobs.ts';
import type { Passwords } from '../passwords/index.ts';
import type { Sessions } from '../sessions/index.ts';
import type { SecondProof, SecondStep } from '../two-factor/index.ts';
import { eraseRows, eraseUser, listTenantTables, stopAccount } from './account-deletion.repository.ts';

interface Dependencies {
  database: Database;
  jobs: Jobs;
  passwords: Passwords;
  secondStep: SecondStep;
  sessions: Sessions;
  /** Unsubscribes from Instagram and drops the token; does nothing where no account is connected. */
  disconnectInstagram: (ownerId: string) => Promise<void>;
}

export interface AccountDeletionService {
  /**
   * Ends the account at once and leaves the erasing to a job. Throws password_wrong, code_invalid, too_many_requests.
   */
  delete: (signedIn: SignedIn, password: string, proof: SecondProof) => Promise<void>;
}

export function createAccountDeletionService(dependencies: Dependencies): AccountDeletionService {
  const { database, jobs, passwords, secondStep, sessions, disconnectInstagram } = dependencies;

  async function erase({ ownerId }: { ownerId: string }): Promise<void> {
    await disconnectInstagram(ownerId);
    let left = await listTenantTables(database.system);
    while (left.length > 0) {
      const referred: string[] = [];
      for (const table of left) {
        if (!(await eraseRows(database.system, ownerId, table))) referred.push(table);
      }
      // Rows that refer to each other in a circle fall together with the user.
      if (referred.length === left.length) break;
      left = referred;
    }
    await eraseUser(database.system, ownerId);
  }

  const erasures = jobs.define<{ ownerId: string }>('account-erasure', erase);

  return {
    async delete({ userId }, password, proof) {
      await passwords.confirm(userId, password);
      await secondStep.checkWhereOn(userId, proof);
      const ended = await database.asSystem(async (queries) => {
        const sessionIds = await sessions.endAll(queries, userId);
        await stopAccount(queries, userId);
        await erasures.enqueue(queries, { ownerId: userId });
        return sessionIds;
      });
      sessions.announceEnded(ended);
      await disconnectInstagram(userId);
      erasures.wake();
    },
  };
}
