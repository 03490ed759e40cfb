import { after, before, describe, test } from 'node:test';
import type { FlowGraph } from '@fanfare/shared/contracts';
import { expect } from 'expect';
import { flowThatSays } from '../test/data/flows.ts';
import { longTest } from '../test/longTest.ts';
import { sandboxAccounts } from '../test/servers/startSandboxProcess.ts';
import type { TestUser } from '../test/servers/startTestServer.ts';
import { type ScenarioStage, startScenarioStage } from '../test/stages/startScenarioStage.ts';

const position = { x: 0, y: 0 };
const slowFlow: FlowGraph = {
  nodes: [
    { id: 'w', type: 'actionNode', position, data: { action: 'wait', actionParams: '3s' } },
    { id: 'm', type: 'messageNode', position, data: { content: 'It is 20 EUR.' } },
  ],
  edges: [{ id: 'e', source: 'w', target: 'm' }],
};

/** Runs the shipped scenarios against the whole server, with a real database and signed webhooks. */
describe('scenarios', { concurrency: true }, () => {
  // A sandbox plays one scenario at a time, and most of a scenario is waiting.
  describe('of conversations', { concurrency: false }, () => {
    const { plays } = useStage();

    test('the first day of a shop', plays('first-day'));
    test('F3, F6: webhooks that come twice, in another batch, late and all of them again', plays('duplicates'));
    longTest('a story mention', plays('story-mention'));
    longTest('second thoughts', plays('second-thoughts'));
    longTest('two bots facing each other', plays('two-bots'));
    longTest('F4: a viral reel of 5,000 comments delays no other conversation', plays('viral-reel'));
  });

  describe('of an outage and of a closed window', { concurrency: false }, () => {
    const { plays } = useStage();

    test('F8: Meta is down for 30 minutes of the sandbox', plays('meta-down'));
    test('F11: sends refused by the closed window are not retried', plays('window-closes', 'mina.paints'));
  });

  describe('of a token', { concurrency: false }, () => {
    const { plays, status } = useStage();

    // The account is disconnected afterwards.
    test('F10: an invalid token is not used again', plays('token-dies'));

    test('F10: afterwards the account says that it has to be connected again', async () => {
      expect((await status()).body).toMatchObject({ success: true, isExpired: true });
    });
  });
});

function useStage() {
  let stage: ScenarioStage;
  let seller: TestUser;

  before(async () => {
    stage = await startScenarioStage({ pollMs: 100, guardTime: { speed: 20 } });
    seller = await stage.server.signUp('seller');
    await stage.connect(seller, sandboxAccounts.shop);
    await stage.publish(seller, flowThatSays('It is 20 EUR.'));
    const painter = await stage.server.signUp('painter');
    await stage.connect(painter, sandboxAccounts.painter);
    await stage.publish(painter, slowFlow);
  });
  after(() => stage.close());

  return {
    plays: (name: string, account?: string) => () => stage.play(name, account),
    status: () => stage.server.call('GET /api/instagram/status', { token: seller.token }),
  };
}
