import { after, before, test } from 'node:test';
import type { FlowGraph } from '@fanfare/shared/contracts';
import { expect } from 'expect';
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
const position = { x: 0, y: 0 };
const flow: FlowGraph = {
  nodes: [
    {
      id: 's',
      type: 'startNode',
      position,
      data: { start: { trigger: 'comment', filter: { keywords: ['price'], match: 'word' } } },
    },
    { id: 'r', type: 'commentNode', position, data: { content: 'We wrote to you.', comment: { operation: 'reply' } } },
    { id: 'q', type: 'askNode', position, data: { content: 'Which size?', ask: { answer: 'text', variable: 'size', tries: 1 } } },
    { id: 'm', type: 'messageNode', position, data: { content: '{{ variables.size }} is 20 EUR.' } },
  ],
  edges: [
    { id: '1', source: 's', target: 'r' },
    { id: '2', source: 'r', target: 'q' },
    { id: '3', source: 'q', target: 'm', sourceHandle: 'answered' },
  ],
};

let server: TestServer;
let sandbox: SandboxProcess;
before(async () => {
  const port = await freePort();
  server = await startTestServer({ settings: { instagram: sandboxSettings(`http://localhost:${port}`) } });
  sandbox = await startSandboxProcess({ port, callbackUrl: `${server.url}/webhooks/instagram` });
});
after(async () => {
  await sandbox.stop();
  await server.close();
});

test('from a comment to the follower’s phone and on: private reply, answer, and what the flow says then', async () => {
  const { token } = await server.signUp('seller');
  const started = await server.call('GET /api/instagram/auth/instagram', { token });
  const cookie = (started.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const back = await sandbox.allow(started.body.authUrl, igId);
  await server.send('GET', back.pathname + back.search, { headers: { cookie } });
  const saved = await server.call('POST /api/flow/save', { token, body: { name: 'Comments', ...flow } });
  const published = await server.call('POST /api/flow/{id}/publish', { token, id: saved.body.data.id });
  expect([published.status, published.body]).toMatchObject([200, { success: true }]);

  const post = await sandbox.api<{ id: string }>('POST', `/accounts/${igId}/posts`, { product: 'FEED' });
  const comment = (text: string) => sandbox.api('POST', `/posts/${post.id}/comments`, { followerId: 'ana.lima', text });
  const conversation = `/accounts/${igId}/conversations/ana.lima`;
  const phone = async () => {
    const { messages } = await sandbox.api<{ messages: { text: string; sender: string }[] }>('GET', conversation);
    return messages.filter(({ sender }) => sender === 'business').map(({ text }) => text);
  };
  await comment('priceless!');
  await comment('What is the price?');
  await eventually(async () => expect(await phone()).toEqual(['Which size?']));
  await sandbox.api('POST', `${conversation}/messages`, { text: 'M' });
  await eventually(async () => expect(await phone()).toEqual(['Which size?', 'M is 20 EUR.']));

  await eventually(async () => {
    const events = (await server.call('GET /api/webhooks/events', { token, query: '?eventType=comments' })).body.data.events;
    expect(events.map(({ content, outcome }) => `${content.text} ${outcome}`).sort()).toEqual([
      'We wrote to you. own_message',
      'What is the price? flow_ran',
      'priceless! keyword_miss',
    ]);
  });
});
