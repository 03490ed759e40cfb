import { after, before, describe, test } from 'node:test';
import type { FlowGraph } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { flowThatSays } from './testing/flows.ts';
import {
  freePort,
  runScenario,
  type SandboxProcess,
  sandboxAccounts,
  sandboxSettings,
  startSandboxProcess,
} from './testing/startSandboxProcess.ts';
import { startTestServer, type TestServer, type TestUser } from './testing/startTestServer.ts';

const position = { x: 0, y: 0 };
const slowFlow: FlowGraph = {
  nodes: [
    { id: 'w', type: 'actionNode', position, data: { action: 'wait', actionParams: '5s' } },
    { id: 'm', type: 'messageNode', position, data: { content: 'It is 20 EUR.' } },
  ],
  edges: [{ id: 'e', source: 'w', target: 'm' }],
};

/** The shipped scenarios, with the whole server at the other end: signed webhooks, a real database, real calls back. */
describe('scenarios', () => {
  let server: TestServer;
  let sandbox: SandboxProcess;
  let seller: TestUser;

  before(async () => {
    const port = await freePort();
    server = await startTestServer({ settings: { instagram: sandboxSettings(`http://localhost:${port}`) } });
    sandbox = await startSandboxProcess({ port, callbackUrl: `${server.url}/webhooks/instagram` });
    seller = await server.signUp('seller');
    await connect(seller, sandboxAccounts.shop);
    await publish(seller, flowThatSays('It is 20 EUR.'));
    const painter = await server.signUp('painter');
    await connect(painter, sandboxAccounts.painter);
    await publish(painter, slowFlow);
  });
  after(async () => {
    await sandbox.stop();
    await server.close();
  });

  async function connect(user: TestUser, igId: string): Promise<void> {
    const started = await server.call('GET /api/instagram/auth/instagram', { token: user.token });
    const cookie = (started.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const back = await sandbox.allow(started.body.authUrl, igId);
    const answer = await server.send('GET', back.pathname + back.search, { headers: { cookie } });
    expect(answer.headers.get('location')).toContain('instagram=success');
  }

  async function publish(user: TestUser, flow: FlowGraph): Promise<void> {
    const saved = await server.call('POST /api/flow/save', { token: user.token, body: { name: 'Answer', ...flow } });
    const published = await server.call('POST /api/flow/{id}/publish', { token: user.token, id: saved.body.data.id });
    expect(published.status).toBe(200);
  }

  const plays =
    (name: string, account = 'juniper.and.oak') =>
    async () => {
      const { code, output } = await runScenario(sandbox.url, name, '--account', account, '--seed', '1');
      if (code !== 0) throw new Error(`The scenario ended with ${code}.\n${output}`);
    };

  test('the first day of a shop', plays('first-day'));
  test('F3, F6: webhooks that come twice, in another batch, late and all of them again', plays('duplicates'));
  test('a story mention', plays('story-mention'));
  test('second thoughts', plays('second-thoughts'));
  test('two bots facing each other', plays('two-bots'));
  test('F8: Meta is down for 30 minutes of the sandbox', plays('meta-down'));
  test('F4: a viral reel of 5,000 comments keeps nobody waiting', plays('viral-reel'));
  test('F11: what the closed window refuses is not tried again', plays('window-closes', 'mina.paints'));
  // Afterwards the account is no longer connected.
  test('F10: a token that dies is not tried again', plays('token-dies'));

  test('F10: afterwards the account says that it has to be connected again', async () => {
    const { body } = await server.call('GET /api/instagram/status', { token: seller.token });
    expect(body).toMatchObject({ success: true, isExpired: true });
  });
});
