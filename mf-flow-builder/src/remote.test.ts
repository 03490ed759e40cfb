import { expect, test } from '@jest/globals';
import remote from './remote.ts';

test('the remote provides its screen and its slices', async () => {
  expect(remote.slices.map(({ key }) => key)).toEqual([
    'flowBuilder',
    'flowBuilderView',
    'flowBuilderTest',
    'flowBuilderNumbers',
  ]);
  expect(await remote.views.flowBuilder?.()).toEqual({ default: expect.any(Function) });
});
