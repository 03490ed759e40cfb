import type { FlowGraph } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { freePort, runScenario, sandboxSettings, startSandboxProcess } from '../servers/startSandboxProcess.ts';
import { startTestServer, type TestOptions, type TestUser } from '../servers/startTestServer.ts';

export type ScenarioStage = Awaited<ReturnType<typeof startScenarioStage>>;

/** Starts the sandbox with the whole server, signed webhooks and a real database. */
export async function startScenarioStage(options: Pick<TestOptions, 'web' | 'key' | 'pollMs' | 'guardTime'> = {}) {
  const port = await freePort();
  const server = await startTestServer({ ...options, settings: { instagram: sandboxSettings(`http://localhost:${port}`) } });
  const sandbox = await startSandboxProcess({ port, callbackUrl: `${server.url}/webhooks/instagram` });

  return {
    server,
    sandbox,

    async connect(user: TestUser, igId: string): Promise<void> {
      const started = await server.call('GET /api/instagram/auth/instagram', { token: user.token });
      const cookie = (started.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
      const back = await sandbox.allow(started.body.authUrl, igId);
      const answer = await server.send('GET', back.pathname + back.search, { headers: { cookie } });
      expect(answer.headers.get('location')).toContain('instagram=success');
    },

    async publish(user: TestUser, flow: FlowGraph, name = 'Answer'): Promise<string> {
      const saved = await server.call('POST /api/flow/save', { token: user.token, body: { name, ...flow } });
      const { id } = saved.body.data;
      const published = await server.call('POST /api/flow/{id}/publish', { token: user.token, id });
      expect([published.status, published.body]).toMatchObject([200, { success: true }]);
      return id;
    },

    async play(name: string, account = 'juniper.and.oak'): Promise<void> {
      const { code, output } = await runScenario(sandbox.url, name, '--account', account, '--seed', '1');
      if (code !== 0) throw new Error(`The scenario ended with ${code}.\n${output}`);
    },

    async close() {
      await sandbox.stop();
      await server.close();
    },
  };
}
