import { color, motion } from '@fanfare/shared/ui';
import type { KeyboardEvent } from 'react';
import { Handle, type Position } from 'reactflow';
import styled from 'styled-components';
import { HANDLE_PX } from '../../../state/layout/handleSize.ts';

interface ConnectionHandleProps {
  kind: 'input' | 'output';
  side: Position;
  id?: string;
  label: string;
  ink?: string;
}

/** Connections are made by dragging, or by activating one handle after the other. */
export function ConnectionHandle({ kind, side, id, label, ink = color.borderStrong }: ConnectionHandleProps) {
  const pressOnKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.click();
  };
  return (
    <Point
      type={kind === 'input' ? 'target' : 'source'}
      position={side}
      id={id ?? null}
      role="button"
      tabIndex={0}
      aria-label={label}
      onKeyDown={pressOnKey}
      $ink={ink}
    />
  );
}

const HALF_PX = HANDLE_PX.target / 2;

/**
 * Positioned by margins: React Flow's transforms cost the browser time on every frame of a drag.
 */
const Point = styled(Handle)<{ $ink: string }>`
  &.react-flow__handle {
    width: ${HANDLE_PX.target}px;
    height: ${HANDLE_PX.target}px;
    border: 0;
    border-radius: 50%;
    background: none;
    transform: none;
    z-index: 1;
  }
  &.react-flow__handle-top { margin: -${HALF_PX}px 0 0 -${HALF_PX}px; }
  &.react-flow__handle-bottom { margin: 0 0 -${HALF_PX}px -${HALF_PX}px; }
  &.react-flow__handle-left { margin: -${HALF_PX}px 0 0 -${HALF_PX}px; }
  &.react-flow__handle-right { margin: -${HALF_PX}px -${HALF_PX}px 0 0; }
  &.react-flow__handle::after {
    content: '';
    position: absolute;
    inset: ${(HANDLE_PX.target - HANDLE_PX.dot) / 2}px;
    border: 2px solid ${color.surface};
    border-radius: 50%;
    background: ${({ $ink }) => $ink};
    transition: background ${motion.quick};
  }
  &.react-flow__handle:hover::after,
  &.react-flow__handle.connectingfrom::after,
  &.react-flow__handle.clickconnecting::after,
  &.react-flow__handle.valid::after { background: ${color.accent}; }
`;
