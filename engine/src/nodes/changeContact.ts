import { message, VARIABLE_VALUE_MAX_LENGTH } from '@fanfare/shared/contracts';
import { writeTemplates } from './messages/writeTemplates.ts';
import type { NodeContext, NodeOutcome } from './NodeOutcome.ts';

export function changeTag(
  operation: 'add' | 'remove',
  tag: string,
  nodeId: string,
  { memory, stepNo }: NodeContext,
): NodeOutcome {
  const others = memory.tags.filter((other) => other !== tag);
  if (operation === 'remove') {
    const command = { kind: 'remove_tag', stepNo, nodeId, tag } as const;
    return { result: 'tag_removed', detail: message('runs.tag-removed', { tag }), command, change: { tags: others } };
  }
  return {
    result: 'tag_added',
    detail: message('runs.tag-added', { tag }),
    command: { kind: 'add_tag', stepNo, nodeId, tag },
    change: { tags: memory.tags.includes(tag) ? memory.tags : [...memory.tags, tag] },
  };
}

export function setVariable(name: string, template: string, nodeId: string, context: NodeContext): NodeOutcome {
  const write = writeTemplates(context);
  const value = write.text(template).slice(0, VARIABLE_VALUE_MAX_LENGTH);
  return (
    write.failure() ?? {
      result: 'variable_set',
      detail: write.noted(message('runs.variable-set', { name, value })),
      ...storeVariables({ [name]: value }, nodeId, context),
    }
  );
}

export function storeVariables(
  values: Readonly<Record<string, string>>,
  nodeId: string,
  { memory, stepNo }: NodeContext,
): Pick<NodeOutcome, 'change' | 'command'> {
  return {
    command: { kind: 'set_variables', stepNo, nodeId, values },
    change: { variables: { ...memory.variables, ...values } },
  };
}
