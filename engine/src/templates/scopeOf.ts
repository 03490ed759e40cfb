import type { NodeContext } from '../nodes/NodeOutcome.ts';
import type { TemplateScope } from './TemplateScope.ts';

export function scopeOf({ memory, nowMs }: Pick<NodeContext, 'memory' | 'nowMs'>): TemplateScope {
  const { username, name = null, tags, input, variables } = memory;
  return { contact: { username, name, tags }, input, variables, now: new Date(nowMs).toISOString() };
}
