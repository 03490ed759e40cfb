import { type NodeType, type SpecifiedNodeType, specifiedNodeTypes } from '@fanfare/shared/contracts';

export function isEditedInside(type: NodeType): type is SpecifiedNodeType {
  return specifiedNodeTypes.some((specified) => specified === type);
}
