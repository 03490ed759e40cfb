import { message, PAGE_SIZE, type Publication, type QueryOf } from '@fanfare/shared/contracts';
import { createClaimLoop } from '../../../infrastructure/concurrency/createClaimLoop.ts';
import { isUuid } from '../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { readCursor, toPage } from '../../../infrastructure/http/input/pageCursor.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import type { Logger } from '../../../infrastructure/logger/createLogger.ts';
import { recordAudit } from '../../identity/audit-log/index.ts';
import { type AccountAccess, findConnectedAccount, getConnectedAccount } from '../../instagram/instagram-accounts/index.ts';
import { keepFiles } from '../media/index.ts';
import { createPublicationApprovals } from './approval/publication-approvals.service.ts';
import { checkPublication, type NewPublication } from './checkPublication.ts';
import { createPublisher, type PublisherDependencies } from './createPublisher.ts';
import { contentOf, objectOf, requireMayPublish } from './publicationFacts.ts';
import { presentPublication } from './publishing.presenter.ts';
import {
  type AuthoredPublication,
  cancelPublication,
  getPublication,
  insertPublication,
  leasePublications,
  listPublications,
  removePublication,
  restartPublication,
} from './publishing.repository.ts';

interface Dependencies extends PublisherDependencies {
  access: AccountAccess;
  logger: Logger;
  pollMs?: number | undefined;
}

type RecordPublication = (queries: Queries, publication: Publication) => Promise<void>;

export type PublishingService = ReturnType<typeof createPublishingService>;

const POLL_MS = 1_000;
const CONCURRENCY = 4;
/** Longer than a carousel of ten items takes if every call times out. */
const LEASE_MS = 3 * 60_000;

export function createPublishingService(dependencies: Dependencies) {
  const { database, instagram, clock, bus, logger, access, addresses, pollMs = POLL_MS } = dependencies;
  const present = (row: AuthoredPublication) => presentPublication(row, addresses);
  const loop = createClaimLoop({
    name: 'publishing',
    concurrency: CONCURRENCY,
    pollMs,
    claim: (limit) => leasePublications(database.system, limit, LEASE_MS),
    perform: createPublisher(dependencies),
    logger,
  });

  const approvals = createPublicationApprovals({ ...dependencies, wake: loop.wake });

  async function load(ownerId: string, id: string): Promise<AuthoredPublication> {
    const row = isUuid(id) ? await database.asOwner(ownerId, (queries) => getPublication(queries, ownerId, id)) : undefined;
    if (!row) throw new AppError('not_found');
    return row;
  }

  function announce(ownerId: string): void {
    bus.publish('feed-changed', ownerId);
    loop.wake();
  }

  return {
    start: loop.start,
    stop: loop.stop,

    list: (
      ownerId: string,
      accountId: string | null,
      { cursor, limit = PAGE_SIZE, waiting, from, to }: QueryOf<'GET /api/publishing'>,
    ) =>
      database.asOwner(ownerId, async (queries) => {
        const at = readCursor(cursor);
        if (at && !isUuid(at.id)) throw new AppError('bad_request', { text: message('requests.invalid-cursor') });
        const page = toPage(
          await listPublications(queries, ownerId, accountId, {
            cursor: at,
            limit: limit + 1,
            waiting,
            from: timeOf(from),
            to: timeOf(to),
          }),
          limit,
        );
        return { publications: page.rows.map(present), nextCursor: page.nextCursor };
      }),

    get: async (ownerId: string, id: string): Promise<Publication> => present(await load(ownerId, id)),

    quota: (ownerId: string, accountId: string | null) =>
      access.use(ownerId, accountId, ({ account, token }) => instagram.getPublishingQuota(token, account.ig_id)),

    async create(signedIn: SignedIn, post: NewPublication, record: RecordPublication): Promise<Publication> {
      const { workspaceId: ownerId, accountId } = signedIn;
      const problems = checkPublication(post, (url) => addresses.read(url) !== null);
      if (problems.length > 0) throw new AppError('validation_failed', { text: problems });
      const publication = await database.asOwner(ownerId, async (queries) => {
        const account = requireMayPublish(await findConnectedAccount(queries, ownerId, accountId));
        const nowMs = clock.nowMs();
        const requestedAt = await approvals.requestTime(queries, signedIn, nowMs);
        const content = { ...(await contentOf(queries, addresses, ownerId, post, nowMs)), requestedAt };
        const row = await insertPublication(queries, { ownerId, accountId: account.id, ...content });
        const after = row.scheduled_at.toISOString();
        if (requestedAt) await approvals.announceRequest(queries, signedIn, row);
        else await recordAudit(queries, { ownerId, event: 'publication_scheduled', object: objectOf(row), after });
        const created = present(row);
        await record(queries, created);
        return created;
      });
      announce(ownerId);
      return publication;
    },

    edit: approvals.edit,
    approve: approvals.approve,
    refuse: approvals.refuse,

    async cancel(signedIn: SignedIn, id: string): Promise<void> {
      if (await approvals.withdraw(signedIn, id)) return;
      const ownerId = signedIn.workspaceId;
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

    async retry(signedIn: SignedIn, id: string, record: RecordPublication): Promise<Publication> {
      const ownerId = signedIn.workspaceId;
      const { account_id: accountId, decided_by } = await load(ownerId, id);
      const publication = await database.asOwner(ownerId, async (queries) => {
        requireMayPublish(await getConnectedAccount(queries, ownerId, accountId));
        const isApproved = decided_by !== null;
        const requestedAt = isApproved ? null : await approvals.requestTime(queries, signedIn, clock.nowMs());
        const row = await restartPublication(queries, ownerId, id, requestedAt);
        if (!row) return null;
        await keepFiles(queries, addresses, ownerId, { addresses: row.media.map(({ url }) => url), at: new Date(clock.nowMs()) });
        if (requestedAt) await approvals.announceRequest(queries, signedIn, row);
        else await recordAudit(queries, { ownerId, event: 'publication_retried', object: objectOf(row) });
        const restarted = present(row);
        await record(queries, restarted);
        return restarted;
      });
      if (!publication) throw new AppError('publication_closed', { text: message('publishing.cannot-retry') });
      announce(ownerId);
      return publication;
    },
  };
}

function timeOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new AppError('bad_request', { text: message('requests.invalid-time-in-query') });
  return time;
}
