import { fileURLToPath } from 'node:url';
import type { FlowGraph } from '@fanfare/shared/contracts';
import { igIdOf } from '../doubles/startInstagramDouble.ts';

export const archiveOfVersion10 = fileURLToPath(new URL('version-1.0.0.tar.zst', import.meta.url));
export const keyOfVersion10 = Buffer.alloc(32, 'key of the recorded version');
export const openAccount = igIdOf(1);
export const slowedAccount = igIdOf(2);

export const followers = {
  waiting: '5001',
  asked: '5002',
  /** Killed during the call. */
  taken: '5003',
  lost: '5004',
  broken: '5005',
  unread: '5006',
  queued: '6001',
  alsoQueued: '6002',
};

const position = { x: 0, y: 0 };
const says = (id: string, content: string) => ({ id, type: 'messageNode' as const, position, data: { content } });
const edge = (source: string, target: string, sourceHandle?: string) => ({
  id: `${source}-${target}`,
  source,
  target,
  ...(sourceHandle !== undefined && { sourceHandle }),
});

export const waitingFlow: FlowGraph = {
  nodes: [
    { id: 'later', type: 'conditionNode', position, data: { keyword: 'later' } },
    says('moment', 'One moment.'),
    { id: 'hour', type: 'actionNode', position, data: { action: 'wait', actionParams: '1h' } },
    says('thanks', 'Thank you for waiting.'),
    { id: 'name', type: 'conditionNode', position, data: { keyword: 'name' } },
    {
      id: 'ask',
      type: 'askNode',
      position,
      data: { content: 'What is your name?', ask: { answer: 'text', variable: 'name', retryText: 'Please write it.', tries: 2 } },
    },
    says('hello', 'Hello {{ variables.name }}.'),
    says('repeat', 'You wrote {{ input }}'),
  ],
  edges: [
    edge('later', 'moment', 'true'),
    edge('moment', 'hour'),
    edge('hour', 'thanks'),
    edge('later', 'name', 'false'),
    edge('name', 'ask', 'true'),
    edge('ask', 'hello', 'answered'),
    edge('name', 'repeat', 'false'),
  ],
};
