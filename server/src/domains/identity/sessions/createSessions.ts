import { SESSION_ABSOLUTE_MS, STEP_UP_TTL_MS } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { isUuid, newId } from '../../../infrastructure/crypto/newId.ts';
import { randomToken } from '../../../infrastructure/crypto/randomToken.ts';
import { sha256 } from '../../../infrastructure/crypto/sha256.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import type { Words } from '../../../infrastructure/messages/words.ts';
import { recordAudit } from '../audit-log/index.ts';
import {
  deleteSession,
  deleteSessions,
  findSession,
  insertSession,
  isVerifiedSince,
  listSessions,
  markVerified,
  replaceToken,
  type SessionRow,
} from './sessions.repository.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  bus: EventPublisher;
}

export interface Sessions {
  authenticate: (token: string, workspaceId: string | null) => Promise<SignedIn | null>;
  open: (queries: Queries, ownerId: string, device: Words) => Promise<{ token: string; sessionId: string }>;
  list: (ownerId: string) => Promise<SessionRow[]>;
  end: (ownerId: string, sessionId: string, event?: 'signed_out' | 'sessions_ended') => Promise<void>;
  /** Pass the result to `announceEnded` after the commit. */
  endAll: (queries: Queries, ownerId: string) => Promise<string[]>;
  /** Pass `ended` to `announceEnded` after the commit. */
  rotate: (queries: Queries, signedIn: SignedIn) => Promise<{ token: string; ended: string[] }>;
  announceEnded: (sessionIds: readonly string[]) => void;
  stepUp: (signedIn: SignedIn) => Promise<number>;
  requireReauthentication: (signedIn: SignedIn) => Promise<void>;
}

const TOKEN_PREFIX = 'fan_';

export function createSessions({ database, clock, bus }: Dependencies): Sessions {
  const newToken = () => `${TOKEN_PREFIX}${randomToken()}`;

  return {
    async authenticate(token, workspaceId) {
      return token.startsWith(TOKEN_PREFIX) ? findSession(database.system, sha256(token), workspaceId) : null;
    },

    async open(queries, ownerId, device) {
      const token = newToken();
      const sessionId = newId();
      const expires_at = new Date(clock.nowMs() + SESSION_ABSOLUTE_MS);
      await insertSession(queries, { id: sessionId, owner_id: ownerId, token_hash: sha256(token), device, expires_at });
      return { token, sessionId };
    },

    list: (ownerId) => database.asOwner(ownerId, (queries) => listSessions(queries, ownerId)),

    async end(ownerId, sessionId, event) {
      const isEnded =
        isUuid(sessionId) &&
        (await database.asOwner(ownerId, async (queries) => {
          const isDeleted = await deleteSession(queries, ownerId, sessionId);
          if (isDeleted && event)
            await recordAudit(queries, { ownerId, event, ...(event === 'sessions_ended' && { params: { count: '1' } }) });
          return isDeleted;
        }));
      if (!isEnded) throw new AppError('not_found');
      bus.publish('session-ended', sessionId);
    },

    endAll: (queries, ownerId) => deleteSessions(queries, ownerId),

    async rotate(queries, { userId, sessionId }) {
      const token = newToken();
      await replaceToken(queries, userId, sessionId, sha256(token));
      return { token, ended: await deleteSessions(queries, userId, sessionId) };
    },

    announceEnded(sessionIds) {
      for (const id of sessionIds) bus.publish('session-ended', id);
    },

    async stepUp({ userId, sessionId }) {
      await database.asOwner(userId, (queries) => markVerified(queries, userId, sessionId));
      return clock.nowMs() + STEP_UP_TTL_MS;
    },

    async requireReauthentication({ userId, sessionId }) {
      const isFresh = await database.asOwner(userId, (queries) => isVerifiedSince(queries, userId, sessionId, STEP_UP_TTL_MS));
      if (!isFresh) throw new AppError('step_up_required');
    },
  };
}
