import { graphErrors } from './graphErrors.ts';

/**
 * Answers the fields that `fields=a,b` names, and always `id`. None of the fields offered here has fields of its own,
 * so an expansion (`a{b}`) is refused like an unknown name.
 */
export function selectFields(node: Record<string, unknown> & { id: string }, fields: unknown): Record<string, unknown> {
  const names = typeof fields === 'string' ? fields.split(',').map((name) => name.trim()) : [];
  const selected: Record<string, unknown> = {};
  for (const name of names.filter((each) => each !== '')) {
    if (!Object.hasOwn(node, name)) throw graphErrors.unknownField(name);
    selected[name] = node[name];
  }
  return { ...selected, id: node.id };
}
