import { type NodeType, type SpecifiedNodeType, specifiedNodeTypes } from '@fanfare/shared/contracts';

export function hasInlineEditor(type: NodeType): type is SpecifiedNodeType {
  return specifiedNodeTypes.some((specified) => specified === type);
}
