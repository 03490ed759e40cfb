import { expect, test } from '@jest/globals';
import manifest from '../remote.json' with { type: 'json' };
import remote from './remote.ts';

test('every route and slot of the manifest has a view', async () => {
  for (const { view } of [...manifest.routes, ...manifest.slots]) {
    const loaded = await remote.views[view]?.();
    expect(loaded?.default).toBeInstanceOf(Function);
  }
});
