import { message, PAGE_SIZE, type Publication } from '@fanfare/shared/contracts';
import { createClaimLoop } from '../../../infrastructure/concurrency/createClaimLoop.ts';
import { isUuid } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { readCursor, toPage } from '../../../infrastructure/http/input/pageCursor.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { recordAudit } from '../../identity/audit-log/index.ts';
import {
  type AccountAccess,
  type AccountRow,
  findConnectedAccount,
  getConnectedAccount,
  missingPermissions,
} from '../../instagram/instagram-accounts/index.ts';
import { checkPublication, type NewPublication } from './checkPublication.ts';
import { createPublisher, type PublisherDependencies } from './createPublisher.ts';
import { presentPublication } from './publishing.presenter.ts';
import {
  type AuthoredPublication,
  cancelPublication,
  claimPublications,
  getPublication,
  insertPublication,
  listPublications,
  removePublication,
  restartPublication,
} from './publishing.repository.ts';

interface Dependencies extends PublisherDependencies {
  access: AccountAccess;
  logger: Logger;
}

type RecordPublication = (queries: Queries, publication: Publication) => Promise<void>;

export type PublishingService = ReturnType<typeof createPublishingService>;

const POLL_MS = 1_000;
const CONCURRENCY = 4;
/** Longer than a carousel of ten items takes if every call times out. */
const LEASE_MS = 3 * 60_000;

export function createPublishingService(dependencies: Dependencies) {
  const { database, instagram, clock, logger, access } = dependencies;
  const loop = createClaimLoop({
    name: 'publishing',
    concurrency: CONCURRENCY,
    pollMs: POLL_MS,
    claim: (limit) => claimPublications(database.system, limit, LEASE_MS),
    perform: createPublisher(dependencies),
    logger,
  });

  async function load(ownerId: string, id: string): Promise<AuthoredPublication> {
    const row = isUuid(id) ? await database.asOwner(ownerId, (queries) => getPublication(queries, ownerId, id)) : undefined;
    if (!row) throw new AppError('not_found');
    return row;
  }

  return {
    start: loop.start,
    stop: loop.stop,

    list: (
      ownerId: string,
      accountId: string | null,
      { cursor, limit = PAGE_SIZE }: { cursor?: string | undefined; limit?: number | undefined },
    ) =>
      database.asOwner(ownerId, async (queries) => {
        const at = readCursor(cursor);
        if (at && !isUuid(at.id)) throw new AppError('bad_request', { text: message('requests.invalid-cursor') });
        const page = toPage(await listPublications(queries, ownerId, accountId, { cursor: at, limit: limit + 1 }), limit);
        return { publications: page.rows.map(presentPublication), nextCursor: page.nextCursor };
      }),

    get: async (ownerId: string, id: string): Promise<Publication> => presentPublication(await load(ownerId, id)),

    quota: (ownerId: string, accountId: string | null) =>
      access.use(ownerId, accountId, ({ account, token }) => instagram.getPublishingQuota(token, account.ig_id)),

    async create(
      ownerId: string,
      accountId: string | null,
      post: NewPublication,
      record: RecordPublication,
    ): Promise<Publication> {
      const problems = checkPublication(post);
      if (problems.length > 0) throw new AppError('validation_failed', { text: problems });
      const publication = await database.asOwner(ownerId, async (queries) => {
        const account = requireMayPublish(await findConnectedAccount(queries, ownerId, accountId));
        const { kind, caption, media, coverUrl, shareToFeed } = post;
        const row = await insertPublication(queries, {
          ownerId,
          accountId: account.id,
          kind,
          caption: caption?.trim() ? caption : null,
          media,
          options: { coverUrl, shareToFeed },
          scheduledAt: whenToPublish(post.scheduledAt, clock.nowMs()),
        });
        const after = row.scheduled_at.toISOString();
        await recordAudit(queries, { ownerId, event: 'publication_scheduled', object: objectOf(row), after });
        const created = presentPublication(row);
        await record(queries, created);
        return created;
      });
      loop.wake();
      return publication;
    },

    async cancel(ownerId: string, id: string): Promise<void> {
      const row = await load(ownerId, id);
      const isCancelled = await database.asOwner(ownerId, async (queries) => {
        if (!(await cancelPublication(queries, ownerId, id))) return false;
        await recordAudit(queries, { ownerId, event: 'publication_cancelled', object: objectOf(row) });
        return true;
      });
      if (!isCancelled) throw new AppError('publication_closed');
    },

    async remove(ownerId: string, id: string): Promise<void> {
      await load(ownerId, id);
      const isRemoved = await database.asOwner(ownerId, (queries) => removePublication(queries, ownerId, id));
      if (!isRemoved) throw new AppError('publication_closed', { text: message('publishing.cannot-remove') });
    },

    async retry(ownerId: string, id: string, record: RecordPublication): Promise<Publication> {
      const { account_id: accountId } = await load(ownerId, id);
      const publication = await database.asOwner(ownerId, async (queries) => {
        requireMayPublish(await getConnectedAccount(queries, ownerId, accountId));
        const row = await restartPublication(queries, ownerId, id);
        if (!row) return null;
        await recordAudit(queries, { ownerId, event: 'publication_retried', object: objectOf(row) });
        const restarted = presentPublication(row);
        await record(queries, restarted);
        return restarted;
      });
      if (!publication) throw new AppError('publication_closed', { text: message('publishing.cannot-retry') });
      loop.wake();
      return publication;
    },
  };
}

function objectOf({ id, caption }: AuthoredPublication) {
  return { kind: 'publication', id, ...(caption !== null && { name: caption }) } as const;
}

function requireMayPublish(account: AccountRow | undefined): AccountRow {
  if (!account) throw new AppError('instagram_not_connected');
  if (account.state === 'expired') throw new AppError('instagram_expired');
  if (missingPermissions(account).includes('publishing')) throw new AppError('permission_missing', { text: NOT_ALLOWED });
  return account;
}

const NOT_ALLOWED = message('publishing.permission-missing');
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

function whenToPublish(scheduledAt: string | undefined, nowMs: number): Date {
  if (scheduledAt === undefined) return new Date(nowMs);
  const time = Date.parse(scheduledAt);
  const isWithinAYear = time < nowMs + YEAR_MS;
  if (!isWithinAYear) throw new AppError('validation_failed', { text: message('publishing.schedule-out-of-range') });
  return new Date(Math.max(time, nowMs));
}
