import { type ResponseOf, routes, TOKEN_NOTICE_DAYS } from '@fanfare/shared/contracts';
import { figureTexts, listText, momentText } from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { frame as copy } from '../../copy/frame.ts';

const text = copy.attention;
const DAY_MS = 24 * 60 * 60 * 1000;
const NOTICE_MS = Math.max(...TOKEN_NOTICE_DAYS) * DAY_MS;

export interface AttentionItem {
  id: string;
  tone: 'warning' | 'danger' | 'accent';
  /** Number of items behind the link; null for a state of the account. */
  count: number | null;
  title: string;
  text?: string;
  to: string;
}

type Status = ResponseOf<'GET /api/instagram/status'>;
type Inbox = ResponseOf<'GET /api/inbox/counts'>['data'];

interface Known {
  /** Null if the status query failed, which means that no account is connected. */
  status: Status | null;
  inbox: Inbox | null;
  activeFlows: number | undefined;
  nowMs: number;
}

/** Returns the most urgent item first. */
export function attentionItems({ status, inbox, activeFlows, nowMs }: Known): AttentionItem[] {
  return [
    ...ofAccount(status, nowMs),
    ...ofInbox('failed', 'danger', inbox?.failed, figureTexts.failedSends.name),
    ...ofInbox('human_requested', 'warning', inbox?.humanRequested, figureTexts.humanRequested.name),
    ...ofInbox('unanswered', 'accent', inbox?.unanswered, figureTexts.unanswered.name),
    ...(status?.connected && activeFlows === 0 ? [ofState('no-flow', 'accent', text.noFlow, '?tab=flows')] : []),
  ];
}

function ofAccount(status: Status | null, nowMs: number): AttentionItem[] {
  const takeover = status?.takeover;
  if (takeover) {
    return [ofState('taken-over', 'danger', text.takenOver(takeover.username, momentText(takeover.at)))];
  }
  if (!status?.connected) return [ofState('connect', 'warning', text.connect)];
  if (status.isExpired) return [ofState('expired', 'danger', text.expired)];
  const items: AttentionItem[] = [];
  const { pause, webhookSubscribed, missingPermissions, data } = status;
  const doctor = '?doctor=open';
  if (pause) items.push(ofState('paused', 'danger', { title: text.paused, text: localize(pause.message, pause.text) }, doctor));
  if (!webhookSubscribed) items.push(ofState('silent', 'danger', text.silent, doctor));
  if (missingPermissions.length > 0) {
    const uses = listText(missingPermissions.map((use) => text.permissions[use]));
    items.push(ofState('permissions', 'warning', text.notAllowed(uses)));
  }
  const leftMs = data?.tokenExpiresAt ? Date.parse(data.tokenExpiresAt) - nowMs : Number.POSITIVE_INFINITY;
  if (leftMs <= NOTICE_MS) {
    const days = Math.max(0, Math.floor(leftMs / DAY_MS));
    items.push(ofState('ending', 'warning', text.ending(days), doctor));
  }
  return items;
}

type Detail = Pick<AttentionItem, 'title' | 'text'>;

function ofState(id: string, tone: AttentionItem['tone'], detail: Detail, to: string = routes.connectInstagram): AttentionItem {
  return { id, tone, count: null, ...detail, to };
}

function ofInbox(filter: string, tone: AttentionItem['tone'], count: number | undefined, title: string): AttentionItem[] {
  if (!count) return [];
  return [{ id: filter, tone, count, title, to: `?tab=instagram&show=${filter}` }];
}
