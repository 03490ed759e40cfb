import { expect, test } from '@jest/globals';
import { createNode } from './createNode.ts';

const at = { x: 1, y: 2 };

test('a node has its type and the millisecond as id, and the specified default data', () => {
  expect(createNode('messageNode', at, 1_700_000_000_000, [])).toEqual({
    id: 'messageNode-1700000000000',
    type: 'messageNode',
    position: at,
    data: { label: 'Send Message', content: 'Hello! How can I help you?' },
  });
  expect(createNode('conditionNode', at, 0, []).data).toEqual({ label: 'Check Condition', keyword: 'help' });
  expect(createNode('actionNode', at, 0, []).data).toEqual({ label: 'Perform Action', action: 'send_api', actionParams: '' });
});

test('two nodes of one millisecond have different ids', () => {
  const first = createNode('messageNode', at, 5, []);
  const second = createNode('messageNode', at, 5, [first]);
  expect(createNode('messageNode', at, 5, [first, second]).id).toBe('messageNode-7');
});
