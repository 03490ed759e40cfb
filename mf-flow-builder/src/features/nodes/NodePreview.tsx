import type { FlowNodeData, NodeType } from '@fanfare/shared/contracts';
import { color, font, radius, space } from '@fanfare/shared/ui';
import { ExternalLink } from 'lucide-react';
import styled from 'styled-components';
import { hasBubble, LINES_MAX } from '../../state/texts/nodeLooks.ts';
import { previewOf } from '../../state/texts/previewOf.ts';
import { NodePicture } from './NodePicture.tsx';

export function NodePreview({ type, data }: { type: NodeType; data: FlowNodeData }) {
  const { text, facts } = previewOf(type, data);
  const isCode = type === 'actionNode';
  const pages = [...(data.choices?.options ?? []), ...(data.cards?.cards ?? []).flatMap(({ buttons = [] }) => buttons)].filter(
    ({ url }) => url !== undefined,
  );
  const Words = hasBubble(type, data) ? Bubble : Text;
  return (
    <>
      <NodePicture type={type} data={data} />
      <Words $lines={linesIfLong(text, LINES_MAX)} title={text}>
        {text}
      </Words>
      {pages.map(({ id, title }) => (
        <Page key={id}>
          <ExternalLink aria-hidden="true" size={15} />
          {title}
        </Page>
      ))}
      {facts.map((fact, place) => (
        <Fact key={place} $isCode={isCode} $lines={linesIfLong(fact, isCode ? LINES_MAX : 2)}>
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

const Bubble = styled(Text)`
  width: fit-content;
  max-width: 100%;
  padding: 6px ${space.x1half};
  border-radius: ${radius.large} ${radius.large} ${radius.large} ${space.half};
  background: ${color.kindMessageSoft};
  ${({ $lines }) => ($lines === null ? '' : `border-bottom: 6px solid ${color.kindMessageSoft}; padding-bottom: 0;`)}
`;

const Page = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.half};
  width: fit-content;
  max-width: 100%;
  margin-top: ${space.x1};
  padding: 2px ${space.x1half};
  overflow-wrap: anywhere;
  border: 1px solid ${color.border};
  border-radius: ${radius.pill};
  svg { flex: none; }
`;

const Fact = styled(Text)<{ $isCode: boolean }>`
  margin-top: ${space.half};
  font-family: ${({ $isCode }) => ($isCode ? font.mono : 'inherit')};
  color: ${color.textMuted};
`;
