import { after, before, describe, it } from 'node:test';
import { expect } from 'expect';
import { connect, shop, subscribe, write } from '../testing/connect.ts';
import { type Sandbox, startSandbox } from '../testing/startSandbox.ts';
import { appId, appSecret, redirectUri } from '../testing/testApp.ts';
import { conformanceCases } from './conformanceCases.ts';
import { createStage } from './createStage.ts';
import type { Stage } from './Stage.ts';

const LIMITS = '7';

it('there are at least 150 cases', () => expect(conformanceCases.length).toBeGreaterThanOrEqual(150));

for (const responseStyle of ['live', 'documented']) {
  describe(`the sandbox conforms, ${responseStyle} style`, () => {
    let sandbox: Sandbox;
    let stage: Stage;
    /** A slow machine makes fewer calls in a second than a limit allows. */
    let stoodAt: number | null = null;
    before(async () => {
      sandbox = await startSandbox(() => stoodAt ?? Date.now());
      await sandbox.api('PATCH', '/settings', { responseStyle, hasRateLimits: false });
      const token = await connect(sandbox);
      const poorToken = await connect(sandbox, ['instagram_business_basic']);
      await subscribe(sandbox, token, 'messages');
      const { mid, igsid } = await write(sandbox, 'hello');
      const stranger = (await sandbox.api('GET', `/accounts/${shop.igId}/conversations/yuki_t`)).body.igsid;
      stage = await createStage({
        hosts: {
          'www.instagram.com': `${sandbox.url}/www.instagram.com`,
          'api.instagram.com': `${sandbox.url}/api.instagram.com`,
          'graph.instagram.com': `${sandbox.url}/graph.instagram.com`,
        },
        version: 'v25.0',
        token,
        poorToken,
        app: { id: appId, secret: appSecret, redirectUri },
        igsid,
        strangerIgsid: stranger,
        mid,
        actors: { api: sandbox.api },
      });
    });
    after(() => sandbox.stop());

    for (const { section, name, run } of conformanceCases)
      it(`${section} ${name}`, async () => {
        stoodAt = section === LIMITS ? Date.now() : null;
        await run(stage).finally(() => {
          stoodAt = null;
        });
      });
  });
}
