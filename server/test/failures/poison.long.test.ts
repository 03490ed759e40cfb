import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect } from 'expect';
import { dm } from '../data/deliveries.ts';
import { priceFlow } from '../data/flows.ts';
import { igIdOf } from '../doubles/startInstagramDouble.ts';
import { eventually } from '../eventually.ts';
import { longTest } from '../longTest.ts';
import { deliverUntilTaken } from './deliverUntilTaken.ts';
import { startLoadedServer } from './startLoadedServer.ts';

const OTHERS = 60;
const DEATHS = 4;
/** Below the limit of calls per minute. */
const POLL_MS = 500;
const query = '?payload=poison';

/** Ends the process without a word when the engine reads the text. */
const fault = `
const { normalize } = String.prototype;
String.prototype.normalize = function (form) {
  if (this.includes('poison') && new Error().stack.includes('/engine/src/')) process.kill(process.pid, 'SIGKILL');
  return normalize.call(this, form);
};`;

longTest('H5: a message that ends the process is set aside, and others are answered meanwhile', async (context) => {
  const igIds = [igIdOf(1), igIdOf(2)] as const;
  const settings: Record<string, string> = {};
  const stage = await startLoadedServer({ igIds, settings, graph: priceFlow });
  const file = join(stage.directory, 'fault.mjs');
  await writeFile(file, fault);
  settings.NODE_OPTIONS = `--import=${pathToFileURL(file)}`;
  await stage.kill();
  let isStopped = false;
  let deaths = 0;
  const supervising = (async () => {
    while (!isStopped) {
      const { code } = await stage.server().exited;
      if (isStopped) return;
      deaths += 1;
      context.diagnostic(`death ${deaths} with code ${code}`);
      await stage.kill();
    }
  })();
  const deliver = (body: unknown) => stage.server().client.deliverOnce(body);
  try {
    await deliverUntilTaken(deliver, dm({ igId: igIds[0], from: '666', text: 'hi poison', mid: 'poison' }));
    for (let n = 0; n < OTHERS; n += 1) {
      await deliverUntilTaken(deliver, dm({ igId: igIds[n % 2] ?? '', from: `8${n}`, text: 'hi', mid: `other-${n}` }));
    }
    const answered = () => new Set(stage.instagram.sent.map(({ recipient }) => recipient));
    await eventually(() => expect(answered().size).toBe(OTHERS), 180_000);
    await eventually(() => expect(deaths).toBe(DEATHS), 180_000);
    await eventually(async () => {
      await delay(POLL_MS);
      const { body } = await stage.server().client.call('GET /api/webhooks/events', { token: stage.tokens[0] ?? '', query });
      expect(body.data.events).toMatchObject([
        { processedStatus: 'failed', processingErrorMessage: { code: 'decisions.set-aside', params: { count: DEATHS } } },
      ]);
    });
    expect(deaths).toBe(DEATHS);
  } finally {
    isStopped = true;
    await stage.close();
    await supervising;
  }
});
