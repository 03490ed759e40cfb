import type { NodeMoment } from '../nodes/NodeOutcome.ts';
import type { TemplateScope } from './TemplateScope.ts';

export function scopeOf({ memory, nowMs }: Pick<NodeMoment, 'memory' | 'nowMs'>): TemplateScope {
  const { username, name = null, tags, input, variables } = memory;
  return { contact: { username, name, tags }, input, variables, now: new Date(nowMs).toISOString() };
}
