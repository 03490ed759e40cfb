import { test } from 'node:test';
import { expect } from 'expect';
import { silentLogger } from '../../../test/servers/silentLogger.ts';
import { createBackgroundWork } from './createBackgroundWork.ts';

test('services start in their order and stop in the opposite one, before what they use is closed', async () => {
  const background = createBackgroundWork(silentLogger);
  const seen: string[] = [];
  const service = (name: string) => ({
    start: () => void seen.push(`start ${name}`),
    stop: async () => void seen.push(`stop ${name}`),
  });
  background.onStopped(async () => seen.push('close connections'));
  background.add('background', service('retention'));
  background.add('events', service('outbox'));
  background.add('events', service('worker'));
  await background.start(['events']);
  await background.stop();
  expect(seen).toEqual(['start outbox', 'start worker', 'stop worker', 'stop outbox', 'stop retention', 'close connections']);
});
