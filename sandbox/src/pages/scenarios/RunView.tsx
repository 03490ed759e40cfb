import { styled } from 'styled-components';
import type { RunReport, RunState } from '../../scenarios/language/RunReport.ts';
import { change } from '../api/sandboxApi.ts';
import { Button } from '../ui/Button.ts';
import { Problem } from '../ui/feedback/Problem.tsx';
import { useAction } from '../ui/feedback/useAction.ts';
import { formatPreciseTime } from '../ui/formatTime.ts';
import { Card } from '../ui/frame/Card.ts';
import { Row } from '../ui/frame/Row.ts';
import { RunStep } from './RunStep.tsx';

const states: Record<RunState, string> = {
  running: 'Playing',
  passed: 'Everything held',
  failed: 'Something did not hold',
  stopped: 'Stopped',
};
const tones: Record<RunState, string> = { running: 'warn', passed: 'good', failed: 'bad', stopped: 'soft' };

export function RunView({ run }: { run: RunReport }) {
  const { act, problem } = useAction();
  const { id, title, seed, state, startedAt, endedAt, steps } = run;
  const seconds = endedAt === null ? null : ((endedAt - startedAt) / 1_000).toFixed(1);
  return (
    <Card aria-label="Run">
      <Row $spread>
        <div>
          <h2>{title}</h2>
          <Facts>
            <State role="status" $tone={tones[state]}>
              {states[state]}
            </State>
            {seconds !== null && `after ${seconds} s · `}started {formatPreciseTime(startedAt)} · seed {seed}
          </Facts>
        </div>
        {state === 'running' && <Button onClick={() => void act(() => change('DELETE', `/runs/${id}`))}>Stop</Button>}
      </Row>
      <Problem text={run.problem ?? problem} />
      <Steps>
        {steps.map((step, index) => (
          <RunStep key={index} step={step} />
        ))}
      </Steps>
    </Card>
  );
}

const Facts = styled.p`
  font-size: 14px;
  color: var(--soft);
`;

const State = styled.b<{ $tone: string }>`
  margin-right: 8px;
  color: var(--${({ $tone }) => $tone});
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
