import { expect, test } from '@jest/globals';
import remote from './remote.ts';

test('the remote brings its screen and its slice', async () => {
  expect(remote.slices.map(({ key }) => key)).toEqual(['flowBuilder']);
  expect(await remote.views.flowBuilder?.()).toEqual({ default: expect.any(Function) });
});
