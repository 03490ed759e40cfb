import { parseTag } from '../../params/parseTag.ts';
import { error } from '../../rules/issue.ts';
import { changeTag } from '../changeContact.ts';
import { type NodeKind, plainTraits } from '../NodeKind.ts';

export const tagKind: NodeKind = {
  ...plainTraits,
  execute(node, context) {
    const { operation = 'add', tag = '' } = node.data.tag ?? {};
    const parsed = parseTag(tag);
    return parsed.ok ? changeTag(operation, parsed.value, node.id, context) : { result: 'failed', detail: parsed.error };
  },
  issues({ id, data: { tag } }) {
    const parsed = parseTag(tag?.tag ?? '');
    return parsed.ok ? [] : [error('tag-name', id, parsed.error)];
  },
};
