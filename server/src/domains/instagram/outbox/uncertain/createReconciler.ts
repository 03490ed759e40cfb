import { message } from '@fanfare/shared/contracts';
import { type ClaimLoop, createClaimLoop } from '../../../../infrastructure/concurrency/createClaimLoop.ts';
import type { Queries } from '../../../../infrastructure/database/Database.ts';
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
import { CALLS_PER_ROUND, lookUpConversations } from './lookUpConversations.ts';
import {
  checkAgainLater,
  claimUncertain,
  earliestTime,
  findKnownIds,
  markUnconfirmed,
  noteAbsence,
  returnToIntent,
  type UncertainSend,
} from './uncertainSends.repository.ts';

interface Options extends SenderDependencies {
  echoWaitMs: number;
  /** Until a message that is not listed counts as not sent. */
  secondLookMs: number;
  pollMs: number;
  onReturned: () => void;
}

const ACCOUNTS_AT_ONCE = 8;
const SENDS_PER_ROUND = 500;
const COMMIT_TOGETHER = 50;
/** Longer than the calls of a round. */
const LEASE_MS = 60_000;
const CHECK_EVERY_MS = 10_000;
const NEXT_ROUND_MS = 1_000;
const CHECKS_MS = 15 * 60 * 1000;
/** Longer than a call and the difference of the clocks; lists may show messages out of order for a while. */
const FRESH_AFTER_MS = 60_000;

/** Instagram's page size of replies to a comment. */
const REPLIES_TOLD = 50;

type Finding =
  | { kind: 'there'; messageId: string | null; sentAt: Date }
  /** `isProven`: a repetition cannot be a second message. */
  | { kind: 'absent'; isProven: boolean }
  | { kind: 'unknown'; error: GraphError | null }
  | { kind: 'not_looked' };
type Findings = Map<UncertainSend, Finding>;

const provenAbsent: Finding = { kind: 'absent', isProven: true };

/** For sends with a lost response and no echo. Found: sent. Absent with evidence: sent again. Unknown: never resent. */
export function createReconciler(options: Options): Pick<ClaimLoop, 'start' | 'stop'> {
  const { database, instagram, vault, clock, logger, settleRuns, bus, onReturned, echoWaitMs, secondLookMs, pollMs } = options;
  const policy = { echoWaitMs, secondLookMs, checksMs: CHECKS_MS, leaseMs: LEASE_MS, limit: SENDS_PER_ROUND };
  const busyAccounts = new Set<string>();

  async function claim(limit: number): Promise<UncertainSend[][]> {
    const rows = await claimUncertain(database.system, limit, [...busyAccounts], policy);
    const groups = [...Map.groupBy(rows, ({ account_id }) => account_id)];
    for (const [accountId] of groups) busyAccounts.add(accountId);
    return groups.map(([, sends]) => sends);
  }

  async function reconcile(sends: UncertainSend[]): Promise<void> {
    try {
      const findings = await lookFor(sends);
      for (let from = 0; from < sends.length; from += COMMIT_TOGETHER) {
        await commit(sends.slice(from, from + COMMIT_TOGETHER), findings);
      }
    } finally {
      for (const { account_id } of sends) busyAccounts.delete(account_id);
    }
  }

  async function commit(sends: readonly UncertainSend[], findings: Findings): Promise<void> {
    await database.asSystem(async (queries) => {
      for (const send of sends) await conclude(queries, send, findings.get(send) ?? { kind: 'not_looked' });
      await settleSends(queries, sends, settleRuns);
    });
    for (const ownerId of new Set(sends.map(({ owner_id }) => owner_id))) bus.publish('feed-changed', ownerId);
    if (sends.some((send) => findings.get(send)?.kind === 'absent')) onReturned();
  }

  async function lookFor(sends: readonly UncertainSend[]): Promise<Findings> {
    // Test messages are retried without a call (S23).
    const isRepeatable = (send: UncertainSend) => send.is_simulated || isSameTwice(send);
    const findings: Findings = new Map(sends.filter(isRepeatable).map((send) => [send, provenAbsent]));
    const others = sends.filter((send) => !isRepeatable(send));
    for (const [send, finding] of await lookForOthers(others)) {
      // Instagram refuses a second private reply, so a retry is safe.
      const isRefusedTwice = isPrivateReply(send) && (finding.kind === 'unknown' || finding.kind === 'absent');
      findings.set(send, isRefusedTwice ? provenAbsent : finding);
    }
    return findings;
  }

  async function lookForOthers(sends: readonly UncertainSend[]): Promise<Findings> {
    const [first] = sends;
    if (!first) return new Map();
    const account = await getAccount(database.system, first.owner_id, first.account_id);
    const token = account ? openAccountToken(vault, account) : null;
    if (!account || token === null) return new Map(sends.map((send) => [send, { kind: 'unknown', error: null }]));
    return new Map([
      ...(await findReplies(sends.filter(isCommentAction), token, account)),
      ...(await findMessages(
        sends.filter((send) => !isCommentAction(send)),
        token,
        account,
      )),
    ]);
  }

  async function findMessages(sends: readonly UncertainSend[], token: string, account: AccountRow): Promise<Findings> {
    if (sends.length === 0) return new Map();
    const { messages, error } = await lookUpConversations({
      instagram,
      token,
      igId: account.ig_id,
      recipients: new Set(sends.map(({ recipient_igsid }) => recipient_igsid)),
      sinceMs: Math.min(...sends.map(earliestTime)),
    });
    if (error) await noteError(account, error);
    const mids = [...messages.values()].flatMap((listed) => listed.map(({ mid }) => mid));
    const { sent, stored } = await findKnownIds(database.system, account.id, mids);
    const findings: Findings = new Map();
    for (const send of sends) {
      const listed = messages.get(send.recipient_igsid);
      if (!listed) {
        findings.set(send, error ? { kind: 'unknown', error } : { kind: 'not_looked' });
        continue;
      }
      const found = findSentMessage(listed, {
        kind: send.kind,
        text: send.text,
        files: countFiles(send.message),
        authorIds: [account.ig_id, account.app_scoped_id],
        sinceMs: earliestTime(send),
        claimed: send.kind === 'template' ? new Set([...sent, ...stored]) : sent,
      });
      if (found.kind === 'there') sent.add(found.messageId);
      const isLater = ({ mid, at }: (typeof listed)[number]) =>
        at !== null && at.getTime() >= send.sending_at.getTime() + FRESH_AFTER_MS && (sent.has(mid) || stored.has(mid));
      if (found.kind === 'absent') findings.set(send, { kind: 'absent', isProven: listed.some(isLater) });
      else findings.set(send, found.kind === 'unknown' ? { kind: 'unknown', error: null } : found);
    }
    return findings;
  }

  async function noteError(account: AccountRow, error: GraphError): Promise<void> {
    if (error.failure !== 'token_dead') return;
    await database.asSystem((queries) => expireAccount(queries, account, error, new Date(clock.nowMs())));
  }

  /** Replies under a post have no echo. */
  async function findReplies(sends: readonly UncertainSend[], token: string, account: AccountRow): Promise<Findings> {
    const findings: Findings = new Map();
    for (const send of sends.slice(0, CALLS_PER_ROUND)) {
      try {
        findings.set(send, findReply(send, await instagram.listReplies(token, send.comment_id ?? ''), account));
      } catch (error) {
        if (!(error instanceof GraphError)) throw error;
        await noteError(account, error);
        findings.set(send, { kind: 'unknown', error });
      }
    }
    return findings;
  }

  /** Beyond the first page the outcome is unknown. */
  function findReply(send: UncertainSend, replies: readonly InstagramComment[], account: AccountRow): Finding {
    const since = earliestTime(send);
    const isOurs = ({ fromId, username }: InstagramComment) => fromId === account.ig_id || username === account.username;
    const found = replies.find(
      (reply) =>
        isOurs(reply) && reply.text === send.text && (reply.writtenAt?.getTime() ?? since) >= Math.floor(since / 1_000) * 1_000,
    );
    if (found) return { kind: 'there', messageId: null, sentAt: found.writtenAt ?? send.sending_at };
    return replies.length < REPLIES_TOLD ? { kind: 'absent', isProven: false } : { kind: 'unknown', error: null };
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
      // Instagram may list a message late.
      if (!finding.isProven && !send.is_second_look) return noteAbsence(queries, send, secondLookMs);
      const delayMs = nextTryMs(send);
      if (delayMs === null) return markFailed(queries, send, message('instagram.gave-up-sending'));
      return returnToIntent(queries, send, delayMs);
    }
    if (finding.kind === 'not_looked') return checkAgainLater(queries, send, NEXT_ROUND_MS);
    if (send.is_overdue) return markUnconfirmed(queries, send);
    return checkAgainLater(queries, send, finding.error?.retryAfterMs ?? CHECK_EVERY_MS);
  }

  return createClaimLoop({
    name: 'outbox reconcile',
    concurrency: ACCOUNTS_AT_ONCE,
    pollMs,
    claim,
    perform: reconcile,
    logger,
  });
}
