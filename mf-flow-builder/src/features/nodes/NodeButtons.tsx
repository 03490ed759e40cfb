import { usePermission } from '@fanfare/shared/store';
import { color, IconButton, radius, space } from '@fanfare/shared/ui';
import { Pencil, SlidersHorizontal, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { formCopy } from '../../copy/nodes/nodeForms.ts';
import { copy } from '../../copy.ts';

interface NodeButtonsProps {
  label: string;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
  /** Null if editing opens the details anyway. */
  onDetails: (() => void) | null;
  onRemove: () => void;
}

export function NodeButtons({ label, editButton, onEdit, onDetails, onRemove }: NodeButtonsProps) {
  if (!usePermission('flows.edit')) {
    return (
      <Row className="nodrag nopan">
        <IconButton $variant="quiet" $size="small" aria-label={formCopy.open(label)} onClick={onDetails ?? onEdit}>
          <SlidersHorizontal aria-hidden="true" />
        </IconButton>
      </Row>
    );
  }
  return (
    <Row className="nodrag nopan">
      <IconButton $variant="quiet" $size="small" ref={editButton} aria-label={copy.nodes.edit(label)} onClick={onEdit}>
        <Pencil aria-hidden="true" />
      </IconButton>
      {onDetails ? (
        <IconButton $variant="quiet" $size="small" aria-label={formCopy.open(label)} onClick={onDetails}>
          <SlidersHorizontal aria-hidden="true" />
        </IconButton>
      ) : null}
      <IconButton $variant="quiet" $size="small" aria-label={copy.nodes.remove(label)} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </Row>
  );
}

/**
 * With a pointer, the buttons cover the end of the name of the hovered, focused or selected node only: three icons on
 * each of a hundred nodes would take most of the compositing time of a drag.
 */
const Row = styled.span`
  display: flex;
  flex: none;
  button { width: 32px; min-height: 32px; padding: 0; }
  svg { width: 17px; height: 17px; }
  @media (hover: hover) {
    position: absolute;
    inset-block: 4px;
    inset-inline-end: ${space.half};
    align-items: center;
    border-radius: ${radius.small};
    svg { display: none; }
    .react-flow__node:is(:hover, :focus-within, .selected) & {
      background: ${color.surface};
      svg { display: block; }
    }
  }
`;
