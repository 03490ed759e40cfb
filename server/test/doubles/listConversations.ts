export interface ToldMessage {
  id: string;
  created_time: string;
  from: { id: string };
  message: string;
}

/** Of a conversation, Instagram gives the content of the newest messages only. */
const READABLE = 20;
const PAGE = 25;

interface Lists {
  conversations: ReadonlyMap<string, ToldMessage[]>;
  listLagMs: (message: ToldMessage) => number;
}

interface Listed {
  igId: string;
  igsid: string;
  messages: ToldMessage[];
}

/** Latest changes first, as `me/conversations` does. */
export function listConversations(double: Lists, igId: string, accounts: RegExp, query: URLSearchParams): unknown {
  const asked = query.get('user_id');
  const fields = query.get('fields') ?? '';
  const all = [...double.conversations.keys()]
    .map((igsid) => ({ igId, igsid, messages: listed(double, igsid) }))
    .filter(({ igsid, messages }) => (asked === null || asked === igsid) && isOf(igId, accounts, messages))
    .toSorted((a, b) => timeOf(b) - timeOf(a));
  return paged(all, Number(query.get('limit') ?? PAGE), query.get('after'), (conversation) => ({
    id: `t_${conversation.igsid}`,
    updated_time: conversation.messages[0]?.created_time,
    participants: { data: [{ id: igId, username: 'shop' }, { id: conversation.igsid }] },
    ...(fields.includes('messages') && { messages: pageOfMessages(conversation.messages, fields) }),
  }));
}

export function readConversation(double: Lists, igsid: string, fields: string): unknown {
  return { id: `t_${igsid}`, messages: pageOfMessages(listed(double, igsid), fields) };
}

function listed({ conversations, listLagMs }: Lists, igsid: string): ToldMessage[] {
  return (conversations.get(igsid) ?? []).filter(
    (message) => Date.parse(message.created_time) + listLagMs(message) <= Date.now(),
  );
}

/** Conversations of all accounts are in one map. */
function isOf(igId: string, accounts: RegExp, messages: readonly ToldMessage[]): boolean {
  const own = messages.find(({ from }) => accounts.test(from.id));
  return messages.length > 0 && (own === undefined || own.from.id === igId);
}

function timeOf({ messages }: Listed): number {
  return Date.parse(messages[0]?.created_time ?? '');
}

function pageOfMessages(messages: readonly ToldMessage[], fields: string): unknown {
  const limit = Number(/messages\.limit\((\d+)\)/.exec(fields)?.[1] ?? PAGE);
  const after = /messages[^{]*\.after\(([^)]+)\)/.exec(fields)?.[1] ?? null;
  const readable = new Set(messages.slice(0, READABLE));
  return paged(messages, limit, after, (message) =>
    readable.has(message) ? message : { id: message.id, created_time: message.created_time },
  );
}

function paged<T>(items: readonly T[], limit: number, after: string | null, present: (item: T) => unknown): unknown {
  const from = after === null ? 0 : Number(after.slice(1));
  const data = items.slice(from, from + limit).map(present);
  const end = from + limit;
  return { data, paging: { cursors: { after: `c${end}` }, ...(end < items.length && { next: 'https://graph.invalid/next' }) } };
}
