import { after, before, describe, test } from 'node:test';
import { flowTemplates } from '@fanfare/engine/flow-templates';
import { everyKindFlow } from '../test/data/everyKindFlow.ts';
import { flowThatSays } from '../test/data/flows.ts';
import { withOwnShop } from '../test/data/withOwnShop.ts';
import { startWebDouble, type WebDouble } from '../test/doubles/startWebDouble.ts';
import { sandboxAccounts } from '../test/servers/startSandboxProcess.ts';
import type { TestUser } from '../test/servers/startTestServer.ts';
import { type ScenarioStage, startScenarioStage } from '../test/stages/startScenarioStage.ts';

const answers: Readonly<Record<string, { status: number; body: unknown }>> = {
  '/orders/10234': { status: 200, body: { status: 'on its way' } },
  '/tables?for=4': { status: 200, body: { table: 7 } },
  '/tables?for=9': { status: 409, body: {} },
};
let shop: WebDouble;
let stage: ScenarioStage;
let seller: TestUser;

before(async () => {
  shop = await startWebDouble();
  shop.onRequest = (path) => answers[path] ?? { status: 404, body: {} };
  stage = await startScenarioStage({ web: shop.policy });
  seller = await stage.server.signUp('seller');
  await stage.connect(seller, sandboxAccounts.shop);
});
after(async () => {
  await stage.close();
  await shop.close();
});

describe('a scenario of the sandbox proves', () => {
  for (const { id, name, graph } of flowTemplates) {
    test(`the template ${name}`, async () => {
      await stage.publish(seller, withOwnShop(graph, shop.url));
      await stage.play(`template-${id}`);
    });
  }

  test('every kind of node', async () => {
    const otherFlowId = await stage.publish(seller, flowThatSays('See you another time.'), 'Goodbye');
    // The flow is published, but only the other flow can start it.
    await stage.server.call('POST /api/flow/{id}/unpublish', { token: seller.token, id: otherFlowId });
    await stage.publish(seller, everyKindFlow({ shopUrl: shop.url, otherFlowId }));
    await stage.play('every-kind');
  });
});
