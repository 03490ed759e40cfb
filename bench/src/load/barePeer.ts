import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/** A minimal webhook receiver that verifies signatures and inserts batches durably. */
const [databaseText = '{}', secret = ''] = process.argv.slice(2);
const database = new pg.Client(JSON.parse(databaseText));
await database.connect();
await database.query('create table peer_inbox (dedupe_key text primary key, body jsonb not null)');

let waiting: { key: string; body: string; answer: () => void }[] = [];
let isWriting = false;

async function writeAll(): Promise<void> {
  isWriting = true;
  while (waiting.length > 0) {
    const batch = waiting;
    waiting = [];
    await database.query({
      name: 'store',
      text: 'insert into peer_inbox select * from unnest($1::text[], $2::jsonb[]) on conflict do nothing',
      values: [batch.map(({ key }) => key), batch.map(({ body }) => body)],
    });
    for (const { answer } of batch) answer();
  }
  isWriting = false;
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
    const key = JSON.parse(body.toString()).entry[0].messaging[0].message.mid;
    waiting.push({ key, body: body.toString(), answer: () => response.end('EVENT_RECEIVED') });
    if (!isWriting) void writeAll();
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}` });
});
process.on('SIGTERM', () => process.exit(0));
