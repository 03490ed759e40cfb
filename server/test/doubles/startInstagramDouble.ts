import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import type { GraphMessage, SendMessageRequest } from '@fanfare/shared/contracts/graph';
import { listConversations, readConversation, type ToldMessage } from './listConversations.ts';

export interface SentMessage {
  token: string;
  igId: string;
  recipient: string;
  text: string;
  message?: GraphMessage;
  tag?: string;
  replyTo?: string;
}

export interface DoubleCall {
  name: string;
  query: URLSearchParams;
  body: string;
  token: string;
}

/** `break` closes the connection after accepting, `drop` before. */
export type SendAnswer = { status: number; body: unknown } | 'break' | 'drop';

export interface InstagramDouble {
  url: string;
  sent: SentMessage[];
  actions: SendMessageRequest[];
  calls: string[];
  violations: string[];
  conversations: Map<string, ToldMessage[]>;
  /** How long a message is missing from the lists. */
  listLagMs: (message: ToldMessage) => number;
  onSend: (message: SentMessage, n: number) => SendAnswer | Promise<SendAnswer>;
  droppedFields: string[];
  isFlat: boolean;
  grantedScopes: string;
  answers: ((call: DoubleCall) => { status: number; body: unknown; headers?: Record<string, string> } | 'break' | null)[];
  onContact: (igsid: string) => { status: number; body: unknown };
  close: () => Promise<void>;
}

export const APP_ID = 'SBX_app';
export const APP_SECRET = 'SBX_secret';

const ACCOUNT_PREFIX = '1784140582230491';
const accountIds = new RegExp(`^${ACCOUNT_PREFIX}`);

/** Above 2^53, as real ids are. */
export const igIdOf = (n: number) => `${ACCOUNT_PREFIX}${n}`;

export async function startInstagramDouble(): Promise<InstagramDouble> {
  const subscribed = new Map<string, string[]>();
  const double: InstagramDouble = {
    url: '',
    sent: [],
    actions: [],
    calls: [],
    violations: [],
    conversations: new Map(),
    listLagMs: () => 0,
    onSend: (message, n) => ({ status: 200, body: { recipient_id: message.recipient, message_id: `sent-${n}` } }),
    droppedFields: [],
    isFlat: false,
    grantedScopes: 'instagram_business_basic,instagram_business_manage_messages',
    answers: [],
    onContact: (igsid) => ({ status: 200, body: { id: igsid, username: `user.${igsid}`, name: null } }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://double.invalid');
    const call = `${request.method} ${url.pathname}`;
    double.calls.push(call);
    const body = await readText(request);
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const reply = (status: number, content: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    const require = (condition: boolean, what: string) => {
      if (!condition) double.violations.push(`${call}: ${what}`);
    };
    const igId = token.replace('SBX_long_', '');

    for (const make of double.answers) {
      const made = make({ name: call, query: url.searchParams, body, token });
      if (made === 'break') return void request.socket.destroy();
      if (made) return void response.writeHead(made.status, made.headers).end(JSON.stringify(made.body));
    }

    if (call === 'POST /api/oauth/access_token') {
      const form = new URLSearchParams(body);
      require(request.headers['content-type'] === 'application/x-www-form-urlencoded', 'not a form');
      require(form.get('client_id') === APP_ID && form.get('client_secret') === APP_SECRET, 'wrong credentials');
      require(form.get('grant_type') === 'authorization_code', 'wrong grant type');
      const owner = /^code-(\d+)$/.exec(form.get('code') ?? '')?.[1];
      if (owner === undefined) return void reply(400, { error_type: 'OAuthException', code: 400, error_message: 'used' });
      const flat = `{"access_token":"SBX_short_${owner}","user_id":${owner},"permissions":${JSON.stringify(double.grantedScopes.split(','))}}`;
      const envelope = { data: [{ access_token: `SBX_short_${owner}`, user_id: owner, permissions: double.grantedScopes }] };
      if (!double.isFlat) return void reply(200, envelope);
      return void response.writeHead(200).end(flat);
    }
    if (call === 'GET /graph/access_token') {
      require(url.searchParams.get('grant_type') === 'ig_exchange_token', 'wrong grant type');
      require(url.searchParams.get('client_secret') === APP_SECRET, 'wrong secret');
      const long = (url.searchParams.get('access_token') ?? '').replace('SBX_short_', 'SBX_long_');
      return void reply(200, { access_token: long, token_type: 'bearer', expires_in: 5_183_944 });
    }

    require(token.startsWith('SBX_long_'), 'no long-lived token in the header');
    require(!url.searchParams.has('access_token'), 'token in the address');
    if (call === 'GET /graph/v25.0/me') {
      return void response
        .writeHead(200)
        .end(`{"id":9${igId},"user_id":${igId},"username":"shop.${igId.at(-1)}","account_type":"BUSINESS"}`);
    }
    if (url.pathname === '/graph/v25.0/me/subscribed_apps') {
      const asked = (url.searchParams.get('subscribed_fields') ?? '').split(',');
      if (request.method === 'POST')
        subscribed.set(
          igId,
          asked.filter((field) => !double.droppedFields.includes(field)),
        );
      if (request.method === 'DELETE') subscribed.delete(igId);
      if (request.method !== 'GET') return void reply(200, { success: true });
      return void reply(200, { data: subscribed.has(igId) ? [{ id: '1', subscribed_fields: subscribed.get(igId) }] : [] });
    }
    const messages = /^POST \/graph\/v25\.0\/(\d+)\/messages$/.exec(call);
    if (messages) {
      const asked: SendMessageRequest = JSON.parse(body);
      const { message, tag, reply_to: answered } = asked;
      const recipient = 'id' in asked.recipient ? asked.recipient.id : '';
      require(messages[1] === igId, 'another account than the token');
      if (!message) {
        require(asked.sender_action !== undefined && tag === undefined, 'neither a message nor an action alone');
        double.actions.push(asked);
        return void reply(200, { recipient_id: recipient });
      }
      const { text = '', ...others } = message;
      require(Buffer.byteLength(text) <= 1_000, 'text too long');
      const isMore = Object.keys(others).length > 0;
      const about = { ...(tag && { tag }), ...(answered && { replyTo: answered.mid }) };
      const sent = { token, igId, recipient, text, ...(isMore && { message }), ...about };
      double.sent.push(sent);
      const outcome = await double.onSend(sent, double.sent.length);
      if (outcome === 'break' || (outcome !== 'drop' && outcome.status === 200)) take(sent, outcome);
      if (outcome === 'break' || outcome === 'drop') return void request.socket.destroy();
      return void reply(outcome.status, outcome.body);
    }
    if (call === 'GET /graph/v25.0/me/conversations') {
      return void reply(200, listConversations(double, igId, accountIds, url.searchParams));
    }
    const asked = /^GET \/graph\/v25\.0\/t_(\d+)$/.exec(call);
    if (asked) return void reply(200, readConversation(double, asked[1] ?? '', url.searchParams.get('fields') ?? ''));
    const contact = /^GET \/graph\/v25\.0\/(\d+)$/.exec(call);
    if (contact) {
      const { status, body: content } = double.onContact(contact[1] ?? '');
      return void reply(status, content);
    }
    require(false, 'unknown call');
    reply(400, { error: { message: 'unknown', type: 'IGApiException', code: 100, error_subcode: 33, fbtrace_id: 'A' } });
  }

  function take({ igId, recipient, text }: SentMessage, outcome: SendAnswer): void {
    const named = typeof outcome === 'object' ? Object(outcome.body).message_id : undefined;
    const message = {
      id: typeof named === 'string' ? named : `taken-${double.sent.length}`,
      created_time: new Date().toISOString().replace(/\.\d+Z$/, '+0000'),
      from: { id: igId },
      message: text,
    };
    double.conversations.set(recipient, [message, ...(double.conversations.get(recipient) ?? [])]);
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  double.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return double;
}
