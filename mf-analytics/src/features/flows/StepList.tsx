import { countText } from '@fanfare/shared/domain';
import { color, font, radius, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy/steps.ts';
import type { FlowFigures, Step } from './steps.api.ts';
import { percentOf, stayedOf, stepName } from './stepText.ts';

interface StepListProps {
  funnel: FlowFigures['funnel'];
  steps: readonly Step[];
}

/** From the start of a flow to its end: how many runs came to each step, and how many went no further. */
export function StepList({ funnel: { started, finished }, steps }: StepListProps) {
  return (
    <Funnel>
      <Stage name={copy.started} count={started} started={started} isEdge />
      <ol>
        {steps.map((step) => {
          const stayed = stayedOf(step);
          return (
            <li key={step.nodeId}>
              <Stage name={stepName(step)} count={step.entered} started={started} lost={stayed ?? 0} hint={step.text} />
              <Notes>
                {stayed === null ? <span>{copy.end}</span> : null}
                {stayed === 0 ? <span>{copy.allWentOn}</span> : null}
                {stayed ? <Warn>{copy.notGoneOn(countText(stayed), percentOf(stayed, step.entered))}</Warn> : null}
                {step.errors > 0 ? <Bad>{copy.errors(countText(step.errors))}</Bad> : null}
              </Notes>
            </li>
          );
        })}
      </ol>
      <Stage name={copy.finished} count={finished} started={started} isEdge />
    </Funnel>
  );
}

interface StageProps {
  name: string;
  count: number;
  started: number;
  lost?: number;
  hint?: string;
  isEdge?: boolean;
}

function Stage({ name, count, started, lost = 0, hint = '', isEdge = false }: StageProps) {
  const percent = Math.min(100, percentOf(count, started));
  const lostShare = count === 0 ? 0 : (lost / count) * 100;
  return (
    <Line $isEdge={isEdge}>
      <b>{name}</b>
      <span>{copy.reached(countText(count), percentOf(count, started))}</span>
      {hint ? <Quiet>{hint}</Quiet> : null}
      <Track aria-hidden="true">
        <Bar $isEdge={isEdge} style={{ width: `${percent}%` }}>
          <i style={{ width: `${lostShare}%` }} />
        </Bar>
      </Track>
    </Line>
  );
}

const Funnel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1half};
  ol { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.x1half}; list-style: none; }
`;

const Line = styled.div<{ $isEdge: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2px ${space.x2};
  b { min-width: 0; font-weight: ${({ $isEdge }) => ($isEdge ? font.weight.bold : font.weight.medium)}; overflow-wrap: anywhere; }
  > span { font-variant-numeric: tabular-nums; }
`;

const Quiet = styled.p`
  grid-column: 1 / -1;
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${font.size.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Track = styled.div`
  grid-column: 1 / -1;
  height: 14px;
  border-radius: ${radius.small};
  background: ${color.sunken};
  print-color-adjust: exact;
`;

const Bar = styled.span<{ $isEdge: boolean }>`
  display: flex;
  justify-content: end;
  height: 100%;
  min-width: 3px;
  overflow: hidden;
  border-radius: inherit;
  background: ${({ $isEdge }) => ($isEdge ? color.textMuted : color.kindFlow)};
  print-color-adjust: exact;
  /* The runs that went no further. */
  i { height: 100%; background: repeating-linear-gradient(135deg, ${color.kindFlowSoft} 0 4px, ${color.kindFlow} 4px 6px); }
`;

const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.x2};
  margin-top: 2px;
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const Warn = styled.span`
  color: ${color.warning};
`;

const Bad = styled.span`
  color: ${color.danger};
`;
