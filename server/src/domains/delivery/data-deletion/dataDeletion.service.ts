import { createHmac } from 'node:crypto';
import { message, serverPaths } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { randomToken } from '../../../infrastructure/crypto/randomToken.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import type { InstagramSettings } from '../../../infrastructure/env/Settings.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { recordEvents } from '../../feed/events/index.ts';
import { recordAudit } from '../../identity/audit-log/index.ts';
import { type AccountRow, noticeEvent } from '../../instagram/instagram-accounts/index.ts';
import { eraseDeadLettersNaming } from '../dead-letters/index.ts';
import { endConnectionsOf, eraseRequestedAccounts, findErasure, requestErasure } from './dataDeletion.repository.ts';
import { readSignedRequest, type SignedRequest } from './readSignedRequest.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  logger: Logger;
  instagram: InstagramSettings;
  publicUrl: string;
  bus: EventPublisher;
  /** In the transaction: nothing may be sent any more. */
  onEnded: (queries: Queries, ownerId: string, accountId: string) => Promise<void>;
}

export interface DataDeletionService {
  /** @throws forbidden */
  deauthorize: (signedRequest: string) => Promise<void>;
  /** @throws forbidden */
  requestDeletion: (signedRequest: string) => Promise<{ url: string; code: string }>;
  status: (code: string) => Promise<'complete' | 'in progress' | 'unknown'>;
}

/** S30. */
export function createDataDeletionService(dependencies: Dependencies): DataDeletionService {
  const { database, clock, logger, instagram, publicUrl, bus, onEnded } = dependencies;
  const secrets = [...new Set([instagram.appSecret, ...instagram.webhookSecrets])];

  function read(signedRequest: string): SignedRequest {
    const request = readSignedRequest(signedRequest, secrets);
    if (request === null) throw new AppError('forbidden');
    return request;
  }

  return {
    async deauthorize(signedRequest) {
      const request = read(signedRequest);
      const ended = await database.asSystem(async (queries) => {
        const accounts = await endConnectionsOf(queries, request);
        for (const { owner_id, id, username } of accounts) {
          await onEnded(queries, owner_id, id);
          const about = { object: { kind: 'instagram_account', id, name: username } as const, params: { account: username } };
          await recordAudit(queries, { ownerId: owner_id, event: 'instagram_disconnected', actor: 'instagram', ...about });
        }
        const now = new Date(clock.nowMs());
        await recordEvents(
          queries,
          accounts.map((account) => removedEvent(account, now)),
        );
        return accounts;
      });
      for (const { owner_id } of ended) bus.publish('feed-changed', owner_id);
    },

    async requestDeletion(signedRequest) {
      const request = read(signedRequest);
      const subjectHash = createHmac('sha256', instagram.appSecret).update(`deletion:${request.userId}`).digest();
      // Includes those received while no user had the account.
      await eraseDeadLettersNaming(database.system, request.userId, request.issuedAt);
      const code = await database.asSystem((queries) => requestErasure(queries, request, subjectHash, randomToken()));
      // Instagram waits for the response. The erasure job completes an interrupted deletion.
      void eraseRequestedAccounts(database).catch((error: unknown) => logger.warn({ err: error }, 'erasing an account failed'));
      return { code, url: `${publicUrl}${serverPaths.instagramDataDeletion}?code=${code}` };
    },

    async status(code) {
      const erasure = await findErasure(database.system, code);
      if (erasure === null) return 'unknown';
      return erasure.isComplete ? 'complete' : 'in progress';
    },
  };
}

function removedEvent(account: AccountRow, now: Date) {
  return noticeEvent(account, {
    key: `removed:${account.id}:${account.connected_at.getTime()}`,
    text: message('notices.app-removed', {
      username: account.username,
    }),
    place: 'account',
    payload: { reason: 'deauthorized' },
    now,
  });
}
