import type { RunMemory } from '../startMemory.ts';
import type { TemplateScope } from './TemplateScope.ts';

export function scopeOf({ memory, nowMs }: { memory: RunMemory; nowMs: number }): TemplateScope {
  const { username, name = null, tags, input, variables } = memory;
  return { contact: { username, name, tags }, input, variables, now: new Date(nowMs).toISOString() };
}
