import type { Database } from '../../database/Database.ts';
import { currentContext } from '../../request-context/requestContext.ts';
import { currentSender } from '../senders/currentSender.ts';
import type { Admission } from './createAdmission.ts';

export function meterRequests(database: Database, admission: Pick<Admission, 'spend'>): Database {
  function meter<A extends unknown[], T>(ownerId: string, work: (...args: A) => Promise<T>): (...args: A) => Promise<T> {
    const cause = currentContext();
    if (cause === undefined || !('requestId' in cause)) return work;
    return async (...args) => {
      const beganAt = performance.now();
      try {
        return await work(...args);
      } finally {
        admission.spend(currentSender()?.signedIn?.userId ?? ownerId, performance.now() - beganAt);
      }
    };
  }
  const { reader } = database;
  return {
    ...database,
    reader: { ...reader, asOwner: (ownerId, work) => reader.asOwner(ownerId, meter(ownerId, work)) },
    asOwner: (ownerId, work) => database.asOwner(ownerId, meter(ownerId, work)),
  };
}
