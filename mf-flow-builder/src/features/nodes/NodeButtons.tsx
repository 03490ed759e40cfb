import { IconButton } from '@fanfare/shared/ui';
import { Pencil, Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';

interface NodeButtonsProps {
  label: string;
  editButton: RefObject<HTMLButtonElement | null>;
  /** Null: there is nothing to edit here. */
  onEdit: (() => void) | null;
  onRemove: () => void;
}

export function NodeButtons({ label, editButton, onEdit, onRemove }: NodeButtonsProps) {
  return (
    <Row className="nodrag nopan">
      {onEdit && (
        <IconButton $variant="quiet" $size="small" ref={editButton} aria-label={copy.nodes.edit(label)} onClick={onEdit}>
          <Pencil aria-hidden="true" />
        </IconButton>
      )}
      <IconButton $variant="quiet" $size="small" aria-label={copy.nodes.remove(label)} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </Row>
  );
}

const Row = styled.span`
  display: flex;
  svg { width: 15px; height: 15px; }
`;
