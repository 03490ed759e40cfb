import type { Goal } from '@fanfare/shared/contracts';
import { Progress } from '@fanfare/shared/domain';
import { Badge, Banner, Button, color, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { Panel } from '../../components/Panel.tsx';
import { copy } from '../../copy/goals.ts';
import { useGoalsQuery } from '../../state/goals.api.ts';
import { goalProgress, goalShare, goalState, goalText, goalValue } from '../../state/texts/goalText.ts';

export function GoalsCard() {
  const { data, isError, refetch } = useGoalsQuery();
  if (isError && !data) {
    return (
      <Banner tone="danger">
        {copy.failed}{' '}
        <Button $size="small" onClick={refetch}>
          {copy.tryAgain}
        </Button>
      </Banner>
    );
  }
  if (!data || data.goals.length === 0) return null;
  return (
    <Panel title={copy.title}>
      <List>
        {data.goals.map((goal) => (
          <li key={goal.metric}>
            <Line>
              <span>
                <b>{copy.names[goal.metric]}</b> <Quiet>{goalText(goal)}</Quiet>
              </span>
              <Badge tone={tones[goalState(goal)]} dot={goal.current.isMet ? 'filled' : 'hollow'}>
                {copy.states[goalState(goal)]}
              </Badge>
            </Line>
            <Progress label={goalProgress(goal)} share={goalShare(goal)} />
            <Quiet>{ending(goal)}</Quiet>
          </li>
        ))}
      </List>
    </Panel>
  );
}

function ending({ metric, period, previous: { value, isMet } }: Goal): string {
  if (value === null || isMet === null) return copy.endedUnmeasured(period);
  return copy.ended(period, goalValue(metric, value), isMet);
}

const tones = { met: 'success', open: 'neutral', missed: 'warning', unmeasured: 'neutral' } as const;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: ${space.x3};
  li { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: ${space.half}; min-width: 0; }
  b { font-weight: ${font.weight.medium}; }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.half} ${space.x1};
`;

const Quiet = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
