import { color, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../../copy.ts';
import type { NodeOutput } from '../../../state/outputsOf.ts';
import { ConnectionHandle } from './ConnectionHandle.tsx';

interface OutputRowsProps {
  node: string;
  outputs: readonly NodeOutput[];
}

export function OutputRows({ node, outputs }: OutputRowsProps) {
  return (
    <Rows>
      {outputs.map(({ id, label }) => (
        <li key={id}>
          <span>{label}</span>
          <ConnectionHandle
            kind="output"
            isInRow
            {...(id !== null && { id })}
            label={copy.canvas.conditionOutput(label ?? '', node)}
          />
        </li>
      ))}
    </Rows>
  );
}

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    position: relative;
    min-height: 32px;
    padding-block: 6px; padding-inline: ${space.x1half} ${space.x2};
    border-top: 1px solid ${color.border};
    font-size: ${font.size.small};
    text-align: end;
  }
  span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: ${color.textMuted}; }
`;
