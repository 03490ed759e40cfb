import { color, font, radius, space } from '@fanfare/shared/ui';
import { Position } from 'reactflow';
import styled from 'styled-components';
import { copy } from '../../../copy.ts';
import type { NodeOutput } from '../../../state/outputsOf.ts';
import { ConnectionHandle } from './ConnectionHandle.tsx';
import { outputInk } from './outputInk.ts';

interface OutputRowsProps {
  node: string;
  outputs: readonly NodeOutput[];
  areChips: boolean;
}

const unlike = new Set(['other', 'no_reply']);

export function OutputRows({ node, outputs, areChips }: OutputRowsProps) {
  return (
    <Rows>
      {outputs.map(({ id, label }) => (
        <li key={id}>
          {areChips && !unlike.has(id ?? '') ? <Chip>{label}</Chip> : <span>{label}</span>}
          <ConnectionHandle
            kind="output"
            side={Position.Right}
            {...(id !== null && { id })}
            ink={outputInk(id)}
            label={copy.canvas.conditionOutput(label ?? '', node)}
          />
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  margin: 0;
  padding: 0 0 ${space.half};
  border-top: 1px solid ${color.border};
  list-style: none;
  font-size: ${font.size.body};
  font-weight: ${font.weight.medium};
  li {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: end;
    height: 36px;
    padding-inline: ${space.x1half} ${space.x2};
  }
  li > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const Chip = styled.span`
  padding: 2px ${space.x1half};
  border: 1px solid ${color.kindMessage};
  border-radius: ${radius.pill};
  color: ${color.kindMessage};
`;
