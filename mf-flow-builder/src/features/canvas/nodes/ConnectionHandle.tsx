import { color, motion } from '@fanfare/shared/ui';
import type { KeyboardEvent } from 'react';
import { Handle, Position } from 'reactflow';
import styled from 'styled-components';

interface ConnectionHandleProps {
  kind: 'input' | 'output';
  id?: string;
  label: string;
  at?: string;
  isInRow?: boolean;
}

/** Connections are made by dragging, or by activating one handle after the other. */
export function ConnectionHandle({ kind, id, label, at = '50%', isInRow = false }: ConnectionHandleProps) {
  const pressOnKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.click();
  };
  return (
    <Point
      type={kind === 'input' ? 'target' : 'source'}
      position={kind === 'input' ? Position.Top : isInRow ? Position.Right : Position.Bottom}
      id={id ?? null}
      role="button"
      tabIndex={0}
      aria-label={label}
      onKeyDown={pressOnKey}
      style={isInRow ? {} : { left: at }}
    />
  );
}

/**
 * A 14 px dot inside a 30 px target. Positioned by margins: React Flow's transforms cost the browser time on every
 * frame of a drag.
 */
const Point = styled(Handle)`
  &.react-flow__handle {
    width: 14px;
    height: 14px;
    border: 2px solid ${color.surface};
    background: ${color.borderStrong};
    transition: background ${motion.quick};
    transform: none;
    z-index: 1;
  }
  &.react-flow__handle-top { margin: -7px 0 0 -7px; }
  &.react-flow__handle-bottom { margin: 0 0 -7px -7px; }
  &.react-flow__handle-right { margin: -7px -7px 0 0; }
  &.react-flow__handle::after {
    content: '';
    position: absolute;
    inset: -10px;
    border-radius: 50%;
  }
  /* Leaves the card's header below it free for dragging. */
  &.react-flow__handle-top::after { inset: -10px -10px 0; border-radius: 17px 17px 0 0; }
  &.react-flow__handle:hover,
  &.react-flow__handle.connectingfrom,
  &.react-flow__handle.clickconnecting,
  &.react-flow__handle.valid { background: ${color.accent}; }
`;
