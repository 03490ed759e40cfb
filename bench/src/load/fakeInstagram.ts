import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const BENCH_ACCOUNT_ID = '17841400000000123';

export interface FakeInstagram {
  url: string;
  onSend: (listener: (recipientId: string) => void) => void;
  close: () => void;
}

export const codeOf = (accountId: string) => `account-${accountId}`;

/** Simulates Instagram without delay: connects accounts and counts sent messages. */
export async function startFakeInstagram(): Promise<FakeInstagram> {
  let listener: (recipientId: string) => void = () => {};
  let sent = 0;
  const answers: Record<string, (accountId: string) => object> = {
    '/oauth/access_token': (id) => ({ access_token: `SBX_IGAA_short_${id}`, user_id: id, permissions: scopes }),
    '/access_token': (id) => ({ access_token: `SBX_IGAA_long_${id}`, token_type: 'bearer', expires_in: 5_184_000 }),
    '/me': (id) => ({ id: `26${id.slice(2)}`, user_id: id, username: `shop.${id.slice(-3)}`, account_type: 'BUSINESS' }),
    '/me/subscribed_apps': () => ({ success: true, data: [{ id: '1', subscribed_fields: ['messages', 'comments'] }] }),
  };
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://x');
    const path = pathname.replace(/^\/v\d+\.\d+/, '');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.setHeader('content-type', 'application/json');
      if (path.endsWith('/messages')) {
        const { recipient }: { recipient: { id: string } } = JSON.parse(Buffer.concat(chunks).toString());
        listener(recipient.id);
        sent += 1;
        response.end(JSON.stringify({ recipient_id: recipient.id, message_id: `m_${sent}` }));
        return;
      }
      const answer = answers[path];
      response.statusCode = answer ? 200 : 400;
      const named = `${search} ${request.headers.authorization ?? ''} ${Buffer.concat(chunks).toString()}`;
      const accountId = /(?:account-|SBX_IGAA_\w+?_)(\d{17})/.exec(named)?.[1] ?? BENCH_ACCOUNT_ID;
      response.end(
        JSON.stringify(
          answer ? answer(accountId) : { error: { message: 'consent', type: 'IGApiException', code: 230, fbtrace_id: 'x' } },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    onSend: (next) => {
      listener = next;
    },
    close: () => server.close(),
  };
}

const scopes = ['instagram_business_basic', 'instagram_business_manage_messages', 'instagram_business_manage_comments'];
