import type { FlowNodeData, NodeType } from '@fanfare/shared/contracts';
import { color, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { previewOf } from '../../state/texts/previewOf.ts';

export function NodePreview({ type, data }: { type: NodeType; data: FlowNodeData }) {
  const { text, facts } = previewOf(type, data);
  const isCode = type === 'actionNode';
  return (
    <>
      <Text $lines={linesIfLong(text, 5)}>{text}</Text>
      {facts.map((fact, place) => (
        <Fact key={place} $isCode={isCode} $lines={linesIfLong(fact, isCode ? 5 : 2)}>
          {fact}
        </Fact>
      ))}
    </>
  );
}

/** A text of this length fits in a line, however wide its letters are. */
const LINE_SURELY = 12;

/**
 * Returns the number of lines to clip to, or null if no clipping is needed. Clipping costs time on each frame
 * of a drag.
 */
function linesIfLong(text: string, most: number): number | null {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_SURELY)), 0);
  return lines > most ? most : null;
}

const clamped = (lines: number) => `
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
`;

const Text = styled.p<{ $lines: number | null }>`
  ${({ $lines }) => ($lines === null ? '' : clamped($lines))}
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Fact = styled(Text)<{ $isCode: boolean }>`
  margin-top: ${space.half};
  font-family: ${({ $isCode }) => ($isCode ? font.mono : 'inherit')};
  color: ${color.textMuted};
`;
