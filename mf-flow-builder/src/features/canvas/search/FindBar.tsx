import { useAppDispatch } from '@fanfare/shared/store';
import { color, font, IconButton, Input, radius, shadow, space } from '@fanfare/shared/ui';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { canvasCopy } from '../../../copy/canvas.ts';
import { flowBuilderSlice } from '../../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../../state/useBuilderSelector.ts';
import { findNodes } from './findNodes.ts';

const text = canvasCopy.finder;

export function FindBar({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const nodes = useBuilderSelector(flowBuilderSlice.selectors.selectNodes);
  const [search, setSearch] = useState('');
  const [place, setPlace] = useState(-1);
  const found = findNodes(nodes, search);

  const go = (to: number) => {
    const next = found.length === 0 ? -1 : (to + found.length) % found.length;
    const node = found[next];
    setPlace(next);
    if (node) dispatch(flowBuilderSlice.actions.nodesRevealed([node.id]));
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      go(event.shiftKey ? place - 1 : place + 1);
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  };
  const count = search.trim() === '' ? '' : found.length === 0 ? text.none : text.count(Math.max(place, 0) + 1, found.length);

  return (
    <Bar role="search" aria-label={text.label} onKeyDown={onKey}>
      <Input
        autoFocus
        aria-label={text.label}
        placeholder={text.placeholder}
        autoComplete="off"
        value={search}
        onChange={(event) => {
          setSearch(event.target.value);
          const [first] = findNodes(nodes, event.target.value);
          setPlace(first ? 0 : -1);
          if (first) dispatch(flowBuilderSlice.actions.nodesRevealed([first.id]));
        }}
      />
      <Count role="status">{count}</Count>
      <IconButton
        $variant="quiet"
        $size="small"
        aria-label={text.previous}
        disabled={found.length === 0}
        onClick={() => go(place - 1)}
      >
        <ChevronUp aria-hidden="true" />
      </IconButton>
      <IconButton
        $variant="quiet"
        $size="small"
        aria-label={text.next}
        disabled={found.length === 0}
        onClick={() => go(place + 1)}
      >
        <ChevronDown aria-hidden="true" />
      </IconButton>
      <IconButton $variant="quiet" $size="small" aria-label={text.close} onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </Bar>
  );
}

const Bar = styled.div`
  position: absolute;
  top: ${space.x1};
  inset-inline-end: ${space.x1};
  z-index: 6;
  display: flex;
  align-items: center;
  gap: ${space.half};
  width: min(400px, calc(100% - 2 * ${space.x1}));
  padding: ${space.half};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: ${shadow.high};
`;

const Count = styled.span`
  flex: none;
  min-width: 60px;
  text-align: end;
  font-size: ${font.size.small};
  font-variant-numeric: tabular-nums;
  color: ${color.textMuted};
`;
