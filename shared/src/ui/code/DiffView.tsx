import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { color, font, radius, space, VisuallyHidden } from '../index.ts';
import { copy } from '../lazyCopy.ts';
import { type DiffLine, diffLines } from './diffLines.ts';
import { foldEqualLines } from './foldEqualLines.ts';

const text = copy.diff;

interface DiffViewProps {
  label: string;
  before: string;
  after: string;
}

const signs = { same: ' ', removed: '−', added: '+' };

/** A line diff. Long runs of equal lines are folded. */
export function DiffView({ label, before, after }: DiffViewProps) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const lines = useMemo(() => diffLines(before, after), [before, after]);
  const removed = lines.filter(({ kind }) => kind === 'removed').length;
  const added = lines.filter(({ kind }) => kind === 'added').length;
  return (
    <Frame>
      <Head>
        <span>{label}</span>
        <span>{removed + added === 0 ? text.none : text.counts(added, removed)}</span>
      </Head>
      <Lines role="group" aria-label={label} tabIndex={0}>
        <ol>
          {foldEqualLines(lines, opened).map((part, index) =>
            part.kind === 'folded' ? (
              <li key={`fold ${part.from}`}>
                <Fold type="button" onClick={() => setOpened(new Set(opened).add(part.from))}>
                  {text.equal(part.count)}
                </Fold>
              </li>
            ) : (
              <Line key={index} $kind={part.kind}>
                <span aria-hidden="true">{signs[part.kind]}</span>
                <code>
                  <VisuallyHidden>{text.lines[part.kind]}</VisuallyHidden>
                  {part.text}
                </code>
              </Line>
            ),
          )}
        </ol>
      </Lines>
    </Frame>
  );
}

const grounds: Record<DiffLine['kind'], string> = { same: 'transparent', removed: color.dangerSoft, added: color.successSoft };
const inks: Record<DiffLine['kind'], string> = { same: color.text, removed: color.danger, added: color.success };

const Frame = styled.div`
  min-width: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.surface};
  overflow: hidden;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.x2};
  padding: ${space.x1} ${space.x1half};
  border-bottom: 1px solid ${color.border};
  color: ${color.textMuted};
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
`;

const Lines = styled.div`
  max-height: 420px;
  overflow: auto;
  &:focus-visible { outline-offset: -2px; }
`;

const Line = styled.li<{ $kind: DiffLine['kind'] }>`
  display: flex;
  background: ${({ $kind }) => grounds[$kind]};
  color: ${({ $kind }) => inks[$kind]};
  font-family: ${font.mono};
  font-size: ${font.size.small};
  > span { flex: none; width: 28px; text-align: center; user-select: none; }
  code { position: relative; flex: 1; min-width: 0; padding-inline-end: ${space.x1}; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

const Fold = styled.button`
  width: 100%;
  padding: ${space.half} 28px;
  border: 0;
  background: ${color.sunken};
  color: ${color.textMuted};
  font-size: ${font.size.small};
  text-align: start;
  cursor: pointer;
  &:hover { color: ${color.text}; }
  &:focus-visible { outline-offset: -2px; }
`;
