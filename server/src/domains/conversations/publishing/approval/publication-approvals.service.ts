import { type BodyOf, type Message, message, type Publication } from '@fanfare/shared/contracts';
import { isUuid } from '../../../../infrastructure/crypto/newId.ts';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { AppError } from '../../../../infrastructure/http/AppError.ts';
import type { SignedIn } from '../../../../infrastructure/http/senders/SignedIn.ts';
import { approvalEvent, mustRequest } from '../../../automation/flow-approvals/index.ts';
import { recordEvents } from '../../../feed/events/index.ts';
import { recordAudit } from '../../../identity/audit-log/index.ts';
import { getConnectedAccount } from '../../../instagram/instagram-accounts/index.ts';
import { checkPublication } from '../checkPublication.ts';
import type { PublisherDependencies } from '../createPublisher.ts';
import { contentOf, objectOf, requireMayPublish } from '../publicationFacts.ts';
import { presentPublication } from '../publishing.presenter.ts';
import type { AuthoredPublication } from '../publishing.repository.ts';
import {
  changePublication,
  decidePublication,
  lockPublication,
  withdrawPublication,
} from './publication-approvals.repository.ts';

interface Dependencies extends Pick<PublisherDependencies, 'database' | 'clock' | 'bus' | 'addresses'> {
  wake: () => void;
}

type EditedPublication = BodyOf<'PUT /api/publishing/{id}'>;
type RecordPublication = (queries: Queries, publication: Publication) => Promise<void>;
type Decision = { kind: 'approve' } | { kind: 'refuse'; comment: string };

const NAME_MAX_LENGTH = 60;

export function createPublicationApprovals({ database, clock, bus, addresses, wake }: Dependencies) {
  const present = (row: AuthoredPublication) => presentPublication(row, addresses);
  const notify = (queries: Queries, post: AuthoredPublication, text: Message) => {
    const approval = { publicationId: post.id };
    const notice = { text, place: 'publishing', approval, accountId: post.account_id, now: new Date(clock.nowMs()) } as const;
    return recordEvents(queries, [approvalEvent(post.owner_id, notice)]);
  };

  async function inFeed<T>(ownerId: string, work: (queries: Queries) => Promise<T>): Promise<T> {
    const result = await database.asOwner(ownerId, work);
    bus.publish('feed-changed', ownerId);
    wake();
    return result;
  }

  async function lock(queries: Queries, ownerId: string, id: string): Promise<AuthoredPublication> {
    const post = isUuid(id) ? await lockPublication(queries, ownerId, id) : undefined;
    if (!post) throw new AppError('not_found');
    return post;
  }

  async function announceRequest(queries: Queries, { username }: SignedIn, post: AuthoredPublication): Promise<void> {
    await notify(queries, post, message('notices.post-requested', { editor: username, post: nameOf(post) }));
    const after = post.scheduled_at.toISOString();
    await recordAudit(queries, { ownerId: post.owner_id, event: 'approval_requested', object: objectOf(post), after });
  }

  /** Returns when the member requests approval, or null if none is needed. */
  async function requestTime(queries: Queries, signedIn: SignedIn, nowMs: number): Promise<Date | null> {
    return (await mustRequest(queries, signedIn)) ? new Date(nowMs) : null;
  }

  const decide = (
    { workspaceId: ownerId, userId, username }: SignedIn,
    id: string,
    revision: number,
    decision: Decision,
    record: RecordPublication = async () => undefined,
  ) =>
    inFeed(ownerId, async (queries) => {
      const post = await lock(queries, ownerId, id);
      if (post.state !== 'waiting') throw new AppError('approval_closed');
      if (post.revision !== revision) throw new AppError('approval_outdated', { text: message('publishing.changed-since-seen') });
      const words = { admin: username, editor: post.by?.name ?? message('notices.former-member'), post: nameOf(post) };
      const object = objectOf(post);
      if (decision.kind === 'refuse') {
        const comment = decision.comment.trim();
        const refusal = { state: 'refused', decidedBy: userId, comment, runAt: post.run_at } as const;
        const refused = await decidePublication(queries, post, refusal);
        await notify(queries, post, message('notices.post-refused', { ...words, comment }));
        await recordAudit(queries, { ownerId, event: 'approval_refused', object, after: comment });
        return present(refused);
      }
      requireMayPublish(await getConnectedAccount(queries, ownerId, post.account_id));
      const runAt = new Date(Math.max(post.scheduled_at.getTime(), clock.nowMs()));
      const approval = { state: 'scheduled', decidedBy: userId, comment: null, runAt } as const;
      const approved = present(await decidePublication(queries, post, approval));
      await notify(queries, post, message('notices.post-approved', words));
      await recordAudit(queries, { ownerId, event: 'approval_given', object, after: runAt.toISOString() });
      await record(queries, approved);
      return approved;
    });

  return {
    announceRequest,
    requestTime,

    approve: (signedIn: SignedIn, id: string, revision: number, record: RecordPublication) =>
      decide(signedIn, id, revision, { kind: 'approve' }, record),

    refuse: (signedIn: SignedIn, id: string, { revision, comment }: { revision: number; comment: string }) =>
      decide(signedIn, id, revision, { kind: 'refuse', comment }),

    edit(
      signedIn: SignedIn,
      id: string,
      { revision, ...post }: EditedPublication,
      record: RecordPublication,
    ): Promise<Publication> {
      const { workspaceId: ownerId, userId } = signedIn;
      const problems = checkPublication(post, (url) => addresses.read(url) !== null);
      return inFeed(ownerId, async (queries) => {
        const before = await lock(queries, ownerId, id);
        if (problems.length > 0) throw new AppError('validation_failed', { text: problems });
        const nowMs = clock.nowMs();
        const requestedAt = await requestTime(queries, signedIn, nowMs);
        const isPlanned = isStillPlanned(before, nowMs) && requestedAt === null;
        if (before.state !== 'waiting' && before.state !== 'refused' && !isPlanned)
          throw new AppError('publication_closed', { text: message('publishing.cannot-edit') });
        if (before.author_id !== userId && !isPlanned) throw new AppError('forbidden');
        if (revision !== undefined && revision !== before.revision)
          throw new AppError('revision_conflict', { text: message('publishing.changed-since-opened') });
        requireMayPublish(await getConnectedAccount(queries, ownerId, before.account_id));
        const changed = await changePublication(queries, before, {
          ...(await contentOf(queries, addresses, ownerId, post, nowMs)),
          requestedAt,
        });
        if (requestedAt) await announceRequest(queries, signedIn, changed);
        else {
          const after = changed.scheduled_at.toISOString();
          await recordAudit(queries, { ownerId, event: 'publication_scheduled', object: objectOf(changed), after });
        }
        const edited = present(changed);
        await record(queries, edited);
        return edited;
      });
    },

    /** Returns false if the post does not wait for approval. */
    withdraw: ({ workspaceId: ownerId, userId }: SignedIn, id: string): Promise<boolean> =>
      database.asOwner(ownerId, async (queries) => {
        const post = await lock(queries, ownerId, id);
        if (post.state !== 'waiting') return false;
        if (post.author_id !== userId) throw new AppError('forbidden');
        await withdrawPublication(queries, post);
        await recordAudit(queries, { ownerId, event: 'approval_withdrawn', object: objectOf(post) });
        return true;
      }),
  };
}

function isStillPlanned({ state, run_at, tries }: AuthoredPublication, nowMs: number): boolean {
  return state === 'scheduled' && tries === 0 && run_at.getTime() > nowMs;
}

function nameOf({ caption }: AuthoredPublication): Message {
  if (caption === null) return message('notices.post-without-caption');
  const line = caption.trim().split('\n', 1)[0] ?? '';
  const isShort = line.length <= NAME_MAX_LENGTH;
  return message('notices.post', { caption: isShort ? line : `${line.slice(0, NAME_MAX_LENGTH - 1).trimEnd()}…` });
}
