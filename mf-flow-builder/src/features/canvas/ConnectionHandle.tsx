import { color, motion } from '@fanfare/shared/ui';
import type { KeyboardEvent } from 'react';
import { Handle, Position } from 'reactflow';
import styled from 'styled-components';

interface ConnectionHandleProps {
  kind: 'input' | 'output';
  /** Which output of a node with several. */
  id?: string;
  label: string;
  /** Share of the node's width, from the left. */
  at?: string;
}

/** A point where a connection begins or ends: by dragging, by pressing one after the other, or by Enter on one after the other. */
export function ConnectionHandle({ kind, id, label, at = '50%' }: ConnectionHandleProps) {
  const pressOnKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.click();
  };
  return (
    <Point
      type={kind === 'input' ? 'target' : 'source'}
      position={kind === 'input' ? Position.Top : Position.Bottom}
      id={id ?? null}
      role="button"
      tabIndex={0}
      aria-label={label}
      onKeyDown={pressOnKey}
      style={{ left: at }}
    />
  );
}

/** A dot of 14 px, where the lines end, inside a target of 30 px, so that it can be hit. */
const Point = styled(Handle)`
  &.react-flow__handle {
    width: 14px;
    height: 14px;
    border: 2px solid ${color.surface};
    background: ${color.borderStrong};
    transition: background ${motion.quick};
  }
  &.react-flow__handle::after {
    content: '';
    position: absolute;
    inset: -10px;
    border-radius: 50%;
  }
  &.react-flow__handle:hover,
  &.react-flow__handle.connectingfrom,
  &.react-flow__handle.clickconnecting,
  &.react-flow__handle.valid { background: ${color.accent}; }
`;
