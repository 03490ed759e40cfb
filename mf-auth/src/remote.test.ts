import { expect, test } from '@jest/globals';
import manifest from '../remote.json' with { type: 'json' };
import remote from './remote.ts';

test('every route of the manifest has a screen', async () => {
  for (const { view } of manifest.routes) {
    const loaded = await remote.views[view]?.();
    expect(loaded?.default).toBeInstanceOf(Function);
  }
});
