import {
  HUMAN_AGENT_WINDOW_MS,
  MESSAGING_WINDOW_MS,
  type Message,
  PRIVATE_REPLY_WINDOW_MS,
  SIMULATED_ID_PREFIX,
} from '@fanfare/shared/contracts';
import type { Clock } from '../../../../infrastructure/clock/Clock.ts';
import type { TokenVault } from '../../../../infrastructure/crypto/createTokenVault.ts';
import type { Database } from '../../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../../infrastructure/event-bus/createEventBus.ts';
import { createGroupCommit } from '../../../../infrastructure/jobs/createGroupCommit.ts';
import type { Logger } from '../../../../infrastructure/logger/createLogger.ts';
import { runWithContext } from '../../../../infrastructure/request-context/requestContext.ts';
import type { InstagramClient } from '../../../../integrations/instagram/index.ts';
import { eraseRepeated, recordEvents } from '../../../feed/events/index.ts';
import { insertMessages } from '../../contacts/index.ts';
import { openAccountToken } from '../../instagram-accounts/index.ts';
import { isSignal, messageOfRow } from '../OutgoingContent.ts';
import { forgetSignals, markSentBatch, noteCalls, type SendRow } from '../outbox.repository.ts';
import { isCommentAction, isPrivateReply, noteCommentActions } from '../queue/commentSends.repository.ts';
import { joinRecipients } from '../queue/joinRecipients.ts';
import { DISCONNECTED, NEVER_WROTE, OPTED_OUT, PRIVATE_REPLY_TOO_LATE, WINDOW_CLOSED } from '../sendReasons.ts';
import type { ClaimedSend } from './claimSends.ts';
import { holdAccount, recordSendFailure, type SendFailure } from './recordSendFailure.ts';
import { retryUntilConnected } from './retryUntilConnected.ts';
import { sentMessage } from './sentMessage.ts';
import { type SettleRuns, settleSends } from './settleSends.ts';
import { type SendCall, timeCall } from './timeCall.ts';

export interface SenderDependencies {
  database: Database;
  instagram: InstagramClient;
  vault: TokenVault;
  clock: Clock;
  logger: Logger;
  settleRuns: SettleRuns;
  bus: EventPublisher;
}

interface Options extends SenderDependencies {
  callWithinMs: number;
  onLaneFree: () => void;
}

interface Sent {
  messageId: string | null;
  sentAt: Date;
  recipientIgsid?: string;
}

interface Conclusion {
  send: ClaimedSend;
  result: Sent | { failure: SendFailure };
  call?: SendCall;
}

interface CommentCall {
  send: ClaimedSend;
  commentId: string;
  token: string;
  igId: string;
  isOverdue: () => boolean;
}
type Concluded = Conclusion & { result: Sent };

/** After a crash, the messages of this time are uncertain. */
const COMMIT_TOGETHER = { batchMax: 200, everyMs: 40, enough: 64 };

export function createSender(options: Options): (send: ClaimedSend) => Promise<void> {
  const { database, instagram, vault, clock, settleRuns, bus, callWithinMs, onLaneFree } = options;
  // Only this process knows the response, so it retries. Failures are not retried: the message may already be in flight again.
  const concludeWithRun = createGroupCommit<Concluded>(
    (sent) => retryUntilConnected(() => commitWithRuns(sent)),
    COMMIT_TOGETHER,
  );
  const concludeAlone = createGroupCommit<Conclusion>(
    (sent) => retryUntilConnected(() => commitConclusions(sent)),
    COMMIT_TOGETHER,
  );
  const recordFailed = createGroupCommit(commitConclusions, COMMIT_TOGETHER);
  const recordSent = (conclusion: Concluded) =>
    conclusion.send.execution ? concludeWithRun(conclusion) : concludeAlone(conclusion);

  return async function sendOne(send) {
    const { account } = send;
    const fail = (failure: SendFailure) => recordFailed({ send, result: { failure } });
    // Test messages are never sent (S23).
    if (send.is_simulated) {
      const messageId = hasOwnId(send) ? `${SIMULATED_ID_PREFIX}${send.id}` : null;
      return recordSent({ send, result: { messageId, sentAt: new Date(clock.nowMs()) } });
    }
    if (!account || account.state === 'inactive') return fail({ kind: 'refused', text: DISCONNECTED });
    if (send.is_opted_out && send.author !== 'person') return fail({ kind: 'cancelled', text: OPTED_OUT });
    const closed = closedWindow(send, clock.nowMs());
    if (closed !== null) return fail({ kind: 'refused', text: closed });
    const token = account.pause_reason === null ? openAccountToken(vault, account) : null;
    if (token === null) return fail({ kind: 'held' });

    const made = await runWithContext({ sendId: send.id, runId: send.run_id }, () =>
      timeCall(() => call(send, token, account.ig_id), clock.nowMs),
    );
    if (made.error) return recordFailed({ send, result: { failure: { kind: 'graph', error: made.error } }, call: made.call });
    return recordSent({ send, result: { ...made.answer, sentAt: new Date(clock.nowMs()) }, call: made.call });
  };

  /** Each is the last message of its run, so its event is final. */
  async function commitWithRuns(sent: readonly Concluded[]): Promise<void> {
    const executions = sent.flatMap(({ send: { execution } }) =>
      execution ? [{ ...execution, event: { ...execution.event, processedStatus: 'completed' as const } }] : [],
    );
    const mayHaveNext = await database.asSystem(async (queries, { commitBehind }) => {
      const stored = Promise.all([
        markSentBatch(
          queries,
          sent.map(({ send, result: { messageId }, call }) => ({ send, messageId, ...(call && { call }) })),
        ),
        insertMessages(queries, sent.flatMap(messageOf)),
        recordEvents(queries, executions),
        eraseRepeated(
          queries,
          executions.map(({ ownerId, event: { key, runId } }) => ({ ownerId, key, runId })),
        ),
      ]);
      commitBehind();
      const [hasNext] = await stored;
      return hasNext;
    });
    notifyConclusions(sent);
    if (mayHaveNext) onLaneFree();
  }

  function notifyConclusions(conclusions: readonly Conclusion[]): void {
    for (const ownerId of new Set(conclusions.map(({ send }) => send.owner_id))) bus.publish('feed-changed', ownerId);
  }

  function call(send: ClaimedSend, token: string, igId: string): Promise<Omit<Sent, 'sentAt'>> {
    // Another process may have sent it since.
    const isOverdue = () => performance.now() - send.claimedAtMs > callWithinMs;
    if (send.comment_id !== null) return callAboutComment({ send, commentId: send.comment_id, token, igId, isOverdue });
    const options = { humanAgent: send.is_human_agent, replyToMid: send.reply_to_mid, isOverdue };
    return instagram.sendMessage(token, igId, send.recipient_igsid, messageOfRow(send), options);
  }

  async function callAboutComment({ send, commentId, token, igId, isOverdue }: CommentCall): Promise<Omit<Sent, 'sentAt'>> {
    const { kind, text, message } = send;
    if (kind === 'comment_hide') await instagram.hideComment(token, commentId, true);
    else if (kind === 'comment_reply') await instagram.replyToComment(token, commentId, text, { isOverdue });
    else return instagram.sendPrivateReply(token, igId, commentId, messageOfRow({ text, message }), { isOverdue });
    return { messageId: null };
  }

  async function commitConclusions(conclusions: readonly Conclusion[]): Promise<void> {
    await database.asSystem(async (queries) => {
      const signals = conclusions.filter(({ send }) => isSignal(send.kind));
      const lasting = conclusions.filter(({ send }) => !isSignal(send.kind));
      const sent = await joinRecipients(
        queries,
        lasting.flatMap(({ send, result, call }) => ('messageId' in result ? [{ send, ...result, ...(call && { call }) }] : [])),
      );
      await forgetSignals(
        queries,
        signals.map(({ send }) => send.id),
      );
      await markSentBatch(queries, sent);
      await noteCommentActions(
        queries,
        sent.map(({ send, sentAt }) => ({ ...send, at: sentAt })),
      );
      await insertMessages(
        queries,
        sent.flatMap(({ send, ...result }) => messageOf({ send, result })),
      );
      const failed = conclusions.flatMap(({ send, result }) => ('failure' in result ? [{ send, failure: result.failure }] : []));
      await noteCalls(
        queries,
        lasting.flatMap(({ send, result, call }) => ('failure' in result && call ? [{ send, call }] : [])),
      );
      for (const { send, failure } of failed) if (!isSignal(send.kind)) await recordSendFailure(queries, send, failure);
      await settleSends(
        queries,
        conclusions.map(({ send }) => send),
        settleRuns,
      );
      // Runs before feeds, as everywhere, to avoid deadlocks.
      for (const { send, failure } of failed) await holdAccount(queries, send, failure, new Date(clock.nowMs()));
    });
    notifyConclusions(conclusions);
    onLaneFree();
  }
}

function messageOf({ send, result: { messageId, sentAt } }: Concluded) {
  return messageId === null ? [] : [sentMessage(send, { messageId, sentAt })];
}

function hasOwnId(send: SendRow): boolean {
  return send.kind !== 'reaction' && !isSignal(send.kind) && !isCommentAction(send);
}

function closedWindow(send: ClaimedSend, nowMs: number): Message | null {
  const isWithin = (since: Date | null, ms: number) => since !== null && nowMs - since.getTime() < ms;
  if (isCommentAction(send)) return null;
  if (isPrivateReply(send)) return isWithin(send.comment_at, PRIVATE_REPLY_WINDOW_MS) ? null : PRIVATE_REPLY_TOO_LATE;
  const windowMs = send.is_human_agent ? HUMAN_AGENT_WINDOW_MS : MESSAGING_WINDOW_MS;
  if (send.last_inbound_at === null) return NEVER_WROTE;
  return isWithin(send.last_inbound_at, windowMs) ? null : WINDOW_CLOSED;
}
