import { color, font } from '@fanfare/shared/ui';
import { Position } from 'reactflow';
import styled from 'styled-components';
import { copy } from '../../../copy.ts';
import type { NodeOutput } from '../../../state/outputsOf.ts';
import { ConnectionHandle } from './ConnectionHandle.tsx';
import { outputInk } from './outputInk.ts';

interface SplitOutputsProps {
  node: string;
  outputs: readonly NodeOutput[];
}

export function SplitOutputs({ node, outputs }: SplitOutputsProps) {
  return (
    <Row>
      {outputs.map(({ id, label }) => (
        <li key={id}>
          <span>{label}</span>
          <ConnectionHandle
            kind="output"
            side={Position.Bottom}
            {...(id !== null && { id })}
            ink={outputInk(id)}
            label={copy.canvas.conditionOutput(label ?? '', node)}
          />
        </li>
      ))}
    </Row>
  );
}

const Row = styled.ul`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  margin: 0;
  padding: 0;
  border-top: 1px solid ${color.border};
  list-style: none;
  font-size: ${font.size.body};
  font-weight: ${font.weight.medium};
  text-align: center;
  li { position: relative; height: 36px; line-height: 36px; }
  li + li { border-inline-start: 1px solid ${color.border}; }
`;
