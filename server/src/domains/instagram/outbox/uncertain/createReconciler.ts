import { message } from '@fanfare/shared/contracts';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
import { type ClaimLoop, createClaimLoop } from '../../../../infrastructure/jobs/createClaimLoop.ts';
import { GraphError, type InstagramComment } from '../../../../integrations/instagram/index.ts';
import { insertMessages } from '../../contacts/index.ts';
import { type AccountRow, expireAccount, getAccount, openAccountToken } from '../../instagram-accounts/index.ts';
import { countFiles } from '../OutgoingContent.ts';
import { markFailed, markSentBatch } from '../outbox.repository.ts';
import { isCommentAction, isPrivateReply, noteCommentActions } from '../queue/commentSends.repository.ts';
import { joinRecipients } from '../queue/joinRecipients.ts';
import type { SenderDependencies } from '../sending/createSender.ts';
import { isSameTwice } from '../sending/recordSendFailure.ts';
import { nextTryMs } from '../sending/retryPolicy.ts';
import { sentMessage } from '../sending/sentMessage.ts';
import { settleSends } from '../sending/settleSends.ts';
import { findSentMessage } from './findSentMessage.ts';
import {
  checkAgainLater,
  claimUncertain,
  earliestTime,
  findClaimedIds,
  markUnconfirmed,
  returnToIntent,
  type UncertainSend,
} from './uncertainSends.repository.ts';

interface Options extends SenderDependencies {
  echoWaitMs: number;
  onReturned: () => void;
}

const ACCOUNTS_AT_ONCE = 8;
const POLL_MS = 1_000;
const LEASE_MS = 30_000;
const CHECK_EVERY_MS = 10_000;
const CHECKS_MS = 15 * 60 * 1000;

/** Instagram's page size of replies to a comment. */
const REPLIES_TOLD = 50;

type Finding =
  | { kind: 'there'; messageId: string | null; sentAt: Date }
  | { kind: 'absent' }
  | { kind: 'unknown'; error: GraphError | null };

/** For sends with a lost response and no echo. Found: sent. Absent: sent again. Unknown: never resent. */
export function createReconciler(options: Options): Pick<ClaimLoop, 'start' | 'stop'> {
  const { database, instagram, vault, clock, logger, settleRuns, bus, onReturned, echoWaitMs } = options;
  const policy = { echoWaitMs, checksMs: CHECKS_MS, leaseMs: LEASE_MS };

  async function reconcile(send: UncertainSend): Promise<void> {
    const finding = await lookFor(send);
    await database.asSystem(async (queries) => {
      await conclude(queries, send, finding);
      await settleSends(queries, [send], settleRuns);
    });
    bus.publish('feed-changed', send.owner_id);
    if (finding.kind === 'absent') onReturned();
  }

  async function lookFor(send: UncertainSend): Promise<Finding> {
    // Test messages are retried without a call (S23).
    if (send.is_simulated) return { kind: 'absent' };
    if (isSameTwice(send)) return { kind: 'absent' };
    const finding = await askFor(send);
    // Instagram refuses a second private reply, so a retry is safe.
    return finding.kind === 'unknown' && isPrivateReply(send) ? { kind: 'absent' } : finding;
  }

  async function askFor(send: UncertainSend): Promise<Finding> {
    const account = await getAccount(database.system, send.owner_id, send.account_id);
    const token = account ? openAccountToken(vault, account) : null;
    if (!account || token === null) return { kind: 'unknown', error: null };
    try {
      if (isCommentAction(send)) return await findReply(send, token, account);
      const messages = await instagram.listMessagesWith(token, send.recipient_igsid);
      const claimed = await findClaimedIds(
        database.system,
        send,
        messages.map(({ mid }) => mid),
      );
      const authorIds = [account.ig_id, account.app_scoped_id];
      const found = findSentMessage(messages, {
        kind: send.kind,
        text: send.text,
        files: countFiles(send.message),
        authorIds,
        sinceMs: earliestTime(send),
        claimed,
      });
      return found.kind === 'unknown' ? { kind: 'unknown', error: null } : found;
    } catch (error) {
      if (!(error instanceof GraphError)) throw error;
      if (error.failure === 'token_dead') {
        await database.asSystem((queries) => expireAccount(queries, account, error, new Date(clock.nowMs())));
      }
      return { kind: 'unknown', error };
    }
  }

  /** Replies under a post have no echo. Beyond the first page the outcome is unknown. */
  async function findReply(send: UncertainSend, token: string, account: AccountRow): Promise<Finding> {
    const replies = await instagram.listReplies(token, send.comment_id ?? '');
    const since = earliestTime(send);
    const isOurs = ({ fromId, username }: InstagramComment) => fromId === account.ig_id || username === account.username;
    const found = replies.find(
      (reply) =>
        isOurs(reply) && reply.text === send.text && (reply.writtenAt?.getTime() ?? since) >= Math.floor(since / 1_000) * 1_000,
    );
    if (found) return { kind: 'there', messageId: null, sentAt: found.writtenAt ?? send.sending_at };
    return replies.length < REPLIES_TOLD ? { kind: 'absent' } : { kind: 'unknown', error: null };
  }

  async function conclude(queries: Queries, send: UncertainSend, finding: Finding): Promise<void> {
    if (finding.kind === 'there') {
      const reached = { send, ...finding, ...(isPrivateReply(send) && { recipientIgsid: send.recipient_igsid }) };
      const sent = await joinRecipients(queries, [reached]);
      await markSentBatch(queries, sent);
      await noteCommentActions(
        queries,
        sent.map((item) => ({ ...item.send, at: item.sentAt })),
      );
      return insertMessages(
        queries,
        sent.flatMap(({ messageId, ...item }) => (messageId === null ? [] : [sentMessage(item.send, { ...item, messageId })])),
      );
    }
    if (finding.kind === 'absent') {
      const delayMs = nextTryMs(send);
      if (delayMs === null) return markFailed(queries, send, message('instagram.gave-up-sending'));
      return returnToIntent(queries, send, delayMs);
    }
    if (send.is_overdue) return markUnconfirmed(queries, send);
    return checkAgainLater(queries, send, finding.error?.retryAfterMs ?? CHECK_EVERY_MS);
  }

  return createClaimLoop({
    name: 'outbox reconcile',
    concurrency: ACCOUNTS_AT_ONCE,
    pollMs: POLL_MS,
    claim: (limit) => claimUncertain(database.system, limit, policy),
    perform: reconcile,
    logger,
  });
}
