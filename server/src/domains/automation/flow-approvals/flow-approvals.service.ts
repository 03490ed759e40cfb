import { type Message, message } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { isUuid } from '../../../infrastructure/crypto/newId.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import { recordEvents } from '../../feed/events/index.ts';
import { recordAudit } from '../../identity/audit-log/index.ts';
import { checkFlow, type FlowPublisher, type FlowRow, findFlow, type PublishedDraft } from '../flows/index.ts';
import { approvalEvent } from './approvalEvent.ts';
import { mustRequest } from './approvalRule.ts';
import {
  closeApproval,
  findApproval,
  findOpenApproval,
  insertApproval,
  type ListedApprovalRow,
  listOpenApprovals,
  refuseApproval,
  type StoredApproval,
} from './flow-approvals.repository.ts';

interface ApprovalDraft {
  note?: string | undefined;
  revision?: number | undefined;
}

export interface FlowApprovalsService {
  list: (ownerId: string) => Promise<ListedApprovalRow[]>;
  request: (signedIn: SignedIn, idOrName: string, draft: ApprovalDraft) => Promise<FlowRow>;
  withdraw: (signedIn: SignedIn, idOrName: string) => Promise<FlowRow>;
  /** @param record runs in the publishing transaction */
  approve: (
    signedIn: SignedIn,
    id: string,
    record: (queries: Queries, published: PublishedDraft) => Promise<void>,
  ) => Promise<PublishedDraft>;
  refuse: (signedIn: SignedIn, id: string, comment: string) => Promise<FlowRow>;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  bus: EventPublisher;
  publishFlow: FlowPublisher;
}

export function createFlowApprovalsService({ database, clock, bus, publishFlow }: Dependencies): FlowApprovalsService {
  const notify = (queries: Queries, ownerId: string, flowId: string, text: Message) =>
    recordEvents(queries, [approvalEvent(ownerId, { text, place: 'flows', approval: { flowId }, now: new Date(clock.nowMs()) })]);

  async function inFeed<T>(ownerId: string, work: (queries: Queries) => Promise<T>): Promise<T> {
    const result = await database.asOwner(ownerId, work);
    bus.publish('feed-changed', ownerId);
    return result;
  }

  async function getApproval(queries: Queries, ownerId: string, id: string): Promise<StoredApproval> {
    const approval = isUuid(id) ? await findApproval(queries, ownerId, id) : undefined;
    if (!approval) throw new AppError('not_found');
    if (approval.state !== 'open') throw new AppError('approval_closed');
    return approval;
  }

  return {
    list: (ownerId) => database.asOwner(ownerId, (queries) => listOpenApprovals(queries, ownerId)),

    request: (signedIn, idOrName, { note = '', revision: expected }) =>
      inFeed(signedIn.workspaceId, async (queries) => {
        const { workspaceId: ownerId, userId, username } = signedIn;
        const flow = await findFlow(queries, ownerId, idOrName);
        const { id, name, revision } = flow;
        if (!(await mustRequest(queries, signedIn))) throw new AppError('approval_not_required');
        if (expected !== undefined && expected !== revision) throw new AppError('revision_conflict');
        await checkFlow(queries, ownerId, flow);
        const request = { flowId: id, revision, note: note.trim(), authorId: userId, requestedAt: new Date(clock.nowMs()) };
        if (!(await insertApproval(queries, ownerId, request))) throw new AppError('approval_requested');
        const words = { editor: username, flow: name };
        const text =
          request.note === ''
            ? message('notices.approval-requested', words)
            : message('notices.approval-requested-note', { ...words, note: request.note });
        await notify(queries, ownerId, id, text);
        await recordAudit(queries, { ownerId, event: 'approval_requested', object: { kind: 'flow', id, name } });
        return findFlow(queries, ownerId, id);
      }),

    withdraw: ({ workspaceId: ownerId, userId }, idOrName) =>
      database.asOwner(ownerId, async (queries) => {
        const { id, name } = await findFlow(queries, ownerId, idOrName);
        const approval = await findOpenApproval(queries, ownerId, id);
        if (!approval) throw new AppError('approval_closed');
        if (approval.author_id !== userId) throw new AppError('forbidden');
        if (!(await closeApproval(queries, ownerId, approval.id))) throw new AppError('approval_closed');
        await recordAudit(queries, { ownerId, event: 'approval_withdrawn', object: { kind: 'flow', id, name } });
        return findFlow(queries, ownerId, id);
      }),

    approve: ({ workspaceId: ownerId, username }, id, record) =>
      inFeed(ownerId, async (queries) => {
        const { flow_id, revision, note, author_id, author_name } = await getApproval(queries, ownerId, id);
        // Locks the flow, so that of two decisions the second finds the request closed.
        const { flow, issues } = await publishFlow(queries, ownerId, flow_id, { note, revision, authorId: author_id }).catch(
          (error: unknown) => {
            throw isConflict(error) ? new AppError('approval_outdated', { cause: error }) : error;
          },
        );
        if (!(await closeApproval(queries, ownerId, id))) throw new AppError('approval_closed');
        const editor = author_name ?? message('notices.former-member');
        await notify(queries, ownerId, flow.id, message('notices.approval-given', { admin: username, editor, flow: flow.name }));
        const object = { kind: 'flow', id: flow.id, name: flow.name } as const;
        await recordAudit(queries, { ownerId, event: 'approval_given', object, after: String(flow.published_version) });
        const published = { flow: await findFlow(queries, ownerId, flow.id), issues };
        await record(queries, published);
        return published;
      }),

    refuse: ({ workspaceId: ownerId, userId, username }, id, text) =>
      inFeed(ownerId, async (queries) => {
        const { flow_id, author_name } = await getApproval(queries, ownerId, id);
        const comment = text.trim();
        if (!(await refuseApproval(queries, ownerId, id, { refusedBy: userId, comment }))) throw new AppError('approval_closed');
        const flow = await findFlow(queries, ownerId, flow_id);
        const editor = author_name ?? message('notices.former-member');
        const words = { admin: username, editor, flow: flow.name, comment };
        await notify(queries, ownerId, flow.id, message('notices.approval-refused', words));
        const object = { kind: 'flow', id: flow.id, name: flow.name } as const;
        await recordAudit(queries, { ownerId, event: 'approval_refused', object, after: comment });
        return flow;
      }),
  };
}

function isConflict(error: unknown): boolean {
  return error instanceof AppError && error.code === 'revision_conflict';
}
