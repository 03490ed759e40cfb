import { expect, test } from '@jest/globals';
import manifest from '../remote.json' with { type: 'json' };
import remote from './remote.ts';

test('the route of the manifest leads to a view, and only admins see it listed', async () => {
  for (const { view, audience } of manifest.routes) {
    expect(audience).toBe('admins');
    const loaded = await remote.views[view]?.();
    expect(loaded?.default).toBeInstanceOf(Function);
  }
});
