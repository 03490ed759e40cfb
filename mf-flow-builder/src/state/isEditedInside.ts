import { type NodeType, type SpecifiedNodeType, specifiedNodeTypes } from '@fanfare/shared/contracts';

/** What is short enough to be edited inside the card on the canvas; everything else has its form beside the canvas. */
export function isEditedInside(type: NodeType): type is SpecifiedNodeType {
  return specifiedNodeTypes.some((specified) => specified === type);
}
