import { type FlowNode, message } from '@fanfare/shared/contracts';
import { error } from '../../rules/issue.ts';
import type { NodeKind } from '../NodeKind.ts';

/** Splits followers randomly by weight. The same follower always takes the same branch. */
export const splitKind: NodeKind = {
  outputs: (node) => branchesOf(node).map(({ id }) => id),
  waits: () => false,
  execute(node, { memory }) {
    const branches = branchesOf(node);
    const total = branches.reduce((sum, { weight }) => sum + weight, 0);
    let left = hashToUnit(`${memory.contactId ?? memory.username ?? ''}:${node.id}`) * total;
    const taken = branches.find(({ weight }) => {
      left -= weight;
      return left < 0;
    });
    if (!taken) return { result: 'failed', detail: message('runs.split-without-way') };
    return {
      result: 'branch',
      detail: message('runs.split-taken', { way: taken.id, weight: taken.weight, total }),
      output: taken.id,
    };
  },
  issues(node, { index }) {
    const branches = branchesOf(node);
    const ids = branches.map(({ id }) => id);
    const unlinked = ids.filter((id) => index.next(node.id, id).length === 0);
    return [
      ...(branches.every(({ weight }) => weight === 0)
        ? [error('split-weights', node.id, message('flow-issues.split-weights-zero'))]
        : []),
      ...(new Set(ids).size < ids.length ? [error('duplicate-option', node.id, message('flow-issues.duplicate-split-id'))] : []),
      ...(ids.length > 0 && unlinked.length === ids.length
        ? [error('split-unlinked', node.id, message('flow-issues.split-unlinked'))]
        : []),
    ];
  },
};

function branchesOf({ data }: FlowNode) {
  return data.split?.branches ?? [];
}

function hashToUnit(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
