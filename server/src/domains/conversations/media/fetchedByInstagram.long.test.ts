import { after, before, test } from 'node:test';
import { expect } from 'expect';
import sharp from 'sharp';
import { eventually } from '../../../../test/eventually.ts';
import {
  freePort,
  type SandboxProcess,
  sandboxAccounts,
  sandboxSettings,
  startSandboxProcess,
} from '../../../../test/servers/startSandboxProcess.ts';
import { startTestServer, type TestServer } from '../../../../test/servers/startTestServer.ts';

const igId = sandboxAccounts.shop;
let server: TestServer;
let sandbox: SandboxProcess;
before(async () => {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const publicUrl = `http://127.0.0.1:${port}`;
  const instagram = sandboxSettings(`http://localhost:${sandboxPort}`);
  server = await startTestServer({ settings: { port, publicUrl, instagram } });
  sandbox = await startSandboxProcess({ port: sandboxPort, callbackUrl: `${server.url}/webhooks/instagram`, publicUrl });
});
after(async () => {
  await sandbox.stop();
  await server.close();
});

interface Said {
  messages: { sender: string; attachments: { type: string; url: string | null }[] }[];
}

test('Instagram fetches an uploaded picture from us, and the phone shows it', async () => {
  const { token } = await server.signUp('seller');
  const started = await server.call('GET /api/instagram/auth/instagram', { token });
  const cookie = (started.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const back = await sandbox.allow(started.body.authUrl, igId);
  await server.send('GET', back.pathname + back.search, { headers: { cookie } });
  const conversation = `/accounts/${igId}/conversations/ana.lima`;
  await sandbox.api('POST', `${conversation}/messages`, { text: 'What does it look like?' });
  const thread = await eventually(async () => {
    const { body } = await server.call('GET /api/inbox/threads', { token });
    expect(body.data.threads).toHaveLength(1);
    return body.data.threads[0]?.id ?? '';
  });

  const form = new FormData();
  const file = await sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  form.append('picture', new Blob([new Uint8Array(file)]), 'oak.png');
  const headers = { authorization: `Bearer ${token}` };
  const uploaded = await fetch(`${server.url}/api/inbox/threads/${thread}/pictures`, { method: 'POST', headers, body: form });
  const { data }: { data: { url: string } } = JSON.parse(await uploaded.text());
  const message = { kind: 'media', mediaType: 'image', url: data.url } as const;
  expect((await server.call('POST /api/inbox/threads/{id}/messages', { token, id: thread, body: { message } })).status).toBe(201);

  const shown = await eventually(async () => {
    const { messages } = await sandbox.api<Said>('GET', conversation);
    const attachment = messages.find(({ sender }) => sender === 'business')?.attachments[0];
    expect(attachment?.type).toBe('image');
    return attachment?.url ?? '';
  });
  const ours = await fetch(data.url).then((answer) => answer.arrayBuffer());
  const theirs = await fetch(shown).then((answer) => answer.arrayBuffer());
  expect(Buffer.from(theirs).equals(Buffer.from(ours))).toBe(true);
  expect(await sharp(Buffer.from(theirs)).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
  await eventually(async () => {
    const { body } = await server.call('GET /api/inbox/threads/{id}/messages', { token, id: thread });
    expect(body.data.messages[0]).toMatchObject({ message, state: expect.stringMatching(/sent|delivered|read/) });
  });
});
