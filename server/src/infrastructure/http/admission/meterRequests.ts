import type { Database } from '../../database/Database.ts';
import { currentContext } from '../../request-context/requestContext.ts';
import { currentSender } from '../senders/currentSender.ts';
import type { Admission } from './createAdmission.ts';

export function meterRequests(database: Database, admission: Pick<Admission, 'spend'>): Database {
  return {
    ...database,
    asOwner(ownerId, work) {
      const cause = currentContext();
      if (cause === undefined || !('requestId' in cause)) return database.asOwner(ownerId, work);
      return database.asOwner(ownerId, async (queries, transaction) => {
        const beganAt = performance.now();
        try {
          return await work(queries, transaction);
        } finally {
          admission.spend(currentSender()?.signedIn?.userId ?? ownerId, performance.now() - beganAt);
        }
      });
    },
  };
}
