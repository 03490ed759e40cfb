import { countText } from '@fanfare/shared/domain';
import { color, font, radius, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy/steps.ts';
import type { Step } from './steps.api.ts';
import { percentOf, stayedOf, stepName } from './stepText.ts';

export function StepList({ steps, started }: { steps: readonly Step[]; started: number }) {
  return (
    <List>
      {steps.map((step) => (
        <li key={step.nodeId}>
          <Line>
            <b>{stepName(step)}</b>
            <span>{copy.reached(countText(step.entered), percentOf(step.entered, started))}</span>
          </Line>
          {step.text ? <Quiet>{step.text}</Quiet> : null}
          <Bar aria-hidden="true">
            <span style={{ width: `${Math.min(100, percentOf(step.entered, started))}%` }} />
          </Bar>
          <Notes>
            <Stayed step={step} />
            {step.errors > 0 ? <Bad>{copy.errors(countText(step.errors))}</Bad> : null}
          </Notes>
        </li>
      ))}
    </List>
  );
}

function Stayed({ step }: { step: Step }) {
  const stayed = stayedOf(step);
  if (stayed === null) return <span>{copy.end}</span>;
  if (stayed === 0) return <span>{copy.allWentOn}</span>;
  return <Warn>{copy.notGoneOn(countText(stayed), percentOf(stayed, step.entered))}</Warn>;
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1half};
  list-style: none;
  li { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.half}; }
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space.x2};
  b { min-width: 0; font-weight: ${font.weight.medium}; overflow-wrap: anywhere; }
  span { flex: none; font-variant-numeric: tabular-nums; }
`;

const Quiet = styled.p`
  overflow: hidden;
  color: ${color.textMuted};
  font-size: ${font.size.small};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Bar = styled.div`
  height: 8px;
  border-radius: ${radius.pill};
  background: ${color.sunken};
  span { display: block; height: 100%; min-width: 4px; border-radius: inherit; background: ${color.accent}; }
`;

const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.x2};
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const Warn = styled.span`
  color: ${color.warning};
`;

const Bad = styled.span`
  color: ${color.danger};
`;
