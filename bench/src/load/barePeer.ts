import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { Pool } from 'undici';
import { createBatches } from './createBatches.ts';

const GRAPH_CONNECTIONS = 64;

/** The least that does the whole job durably. */
const [databaseUrl, secret = '', instagramUrl = ''] = process.argv.slice(2);
const connect = async () => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return client;
};
const [inserting, marking] = await Promise.all([connect(), connect()]);
// Its plan is cached while the table is empty.
await marking.query('set enable_seqscan = off');
await inserting.query('create table peer_inbox (dedupe_key text primary key, body jsonb not null, message_id text)');
const graph = new Pool(instagramUrl, { connections: GRAPH_CONNECTIONS });

interface Webhook {
  key: string;
  body: string;
  senderId: string;
  acknowledge: () => void;
}

interface Answer {
  key: string;
  messageId: string;
}

const insert = createBatches<Webhook>(async (webhooks) => {
  const { rows } = await inserting.query<{ dedupe_key: string }>({
    name: 'insert',
    text: 'insert into peer_inbox select * from unnest($1::text[], $2::jsonb[]) on conflict do nothing returning dedupe_key',
    values: [webhooks.map(({ key }) => key), webhooks.map(({ body }) => body)],
  });
  const inserted = new Set(rows.map((row) => row.dedupe_key));
  for (const webhook of webhooks) {
    webhook.acknowledge();
    if (inserted.delete(webhook.key)) void answer(webhook);
  }
});

const mark = createBatches<Answer>(async (answers) => {
  await marking.query({
    name: 'mark',
    text: `update peer_inbox set message_id = answers.message_id
      from unnest($1::text[], $2::text[]) answers (dedupe_key, message_id) where peer_inbox.dedupe_key = answers.dedupe_key`,
    values: [answers.map(({ key }) => key), answers.map(({ messageId }) => messageId)],
  });
});

async function answer({ key, senderId }: Webhook): Promise<void> {
  const response = await graph.request({
    method: 'POST',
    path: '/v25.0/me/messages',
    headers: { 'content-type': 'application/json', authorization: 'Bearer SBX_IGAA_long' },
    body: JSON.stringify({ recipient: { id: senderId }, message: { text: 'It is 20 EUR.' } }),
  });
  const { message_id: messageId } = (await response.body.json()) as { message_id: string };
  mark({ key, messageId });
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks);
    const given = Buffer.from(String(request.headers['x-hub-signature-256']).slice('sha256='.length), 'hex');
    const expected = createHmac('sha256', secret).update(body).digest();
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      response.writeHead(401).end();
      return;
    }
    const { sender, message } = JSON.parse(body.toString()).entry[0].messaging[0];
    const acknowledge = () => void response.end('EVENT_RECEIVED');
    insert({ key: message.mid, body: body.toString(), senderId: sender.id, acknowledge });
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}` });
});
process.on('SIGTERM', () => process.exit(0));
