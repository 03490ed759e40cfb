import type { TestResult, TestSuite } from '@fanfare/shared/contracts';
import { localize } from '@fanfare/shared/language';
import { Badge, color, font, space, type Tone } from '@fanfare/shared/ui';
import { DiffView } from '@fanfare/shared/widgets';
import { CircleCheck, CircleDashed, CircleX, LoaderCircle, type LucideIcon } from 'lucide-react';
import styled from 'styled-components';
import { suitesCopy } from '../../copy/testing.ts';
import { expectedOf } from './expectedOf.ts';

const text = suitesCopy.steps;
type Result = TestResult['results'][number];
type Look = Result['status'] | 'waiting' | 'running';

const icons: Readonly<Record<Look, LucideIcon>> = {
  passed: CircleCheck,
  failed: CircleX,
  error: CircleX,
  waiting: CircleDashed,
  running: LoaderCircle,
};
const tones: Readonly<Record<Result['status'], Tone>> = { passed: 'success', failed: 'danger', error: 'warning' };

interface SuiteStepsProps {
  tests: TestSuite['tests'];
  /** Results of the completed steps, in the same order; undefined before the first run. */
  results: readonly Result[] | undefined;
  isRunning?: boolean;
}

export function SuiteSteps({ tests, results, isRunning = false }: SuiteStepsProps) {
  return (
    <List aria-label={text.label} aria-busy={isRunning}>
      {tests.map((test, place) => (
        <Step
          key={`${place} ${test.name}`}
          test={test}
          result={results?.[place]}
          isRunning={isRunning && place === results?.length}
        />
      ))}
    </List>
  );
}

interface StepProps {
  test: TestSuite['tests'][number];
  result: Result | undefined;
  isRunning: boolean;
}

function Step({ test, result, isRunning }: StepProps) {
  const look: Look = result?.status ?? (isRunning ? 'running' : 'waiting');
  const Icon = icons[look];
  return (
    <Item $look={look}>
      <Icon aria-hidden="true" size={20} />
      <div>
        <Line>
          <span>{localize(test.nameMessage, test.name)}</span>
          {result ? (
            <>
              <Quiet>{text.answered(result.statusCode)}</Quiet>
              <Badge tone={tones[result.status]}>{text.statuses[result.status]}</Badge>
            </>
          ) : (
            <Quiet>{isRunning ? text.running : text.waiting}</Quiet>
          )}
        </Line>
        {result?.status === 'passed' ? <Quiet>{localize(result.message, result.detail)}</Quiet> : null}
        {result && result.status !== 'passed' ? (
          <DiffView
            label={text.diff}
            before={expectedOf(test.type)}
            after={`HTTP ${result.statusCode}\n${localize(result.message, result.detail)}`}
          />
        ) : null}
      </div>
    </Item>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${space.x1};
`;

const inks: Readonly<Record<Look, string>> = {
  passed: color.success,
  failed: color.danger,
  error: color.warning,
  waiting: color.textMuted,
  running: color.accent,
};

const Item = styled.li<{ $look: Look }>`
  display: flex;
  align-items: start;
  gap: ${space.x1};
  > svg { flex: none; margin-top: 1px; color: ${({ $look }) => inks[$look]}; }
  > div { display: grid; flex: 1; grid-template-columns: minmax(0, 1fr); gap: ${space.half}; min-width: 0; }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px ${space.x1};
  > :first-child { flex: 1 1 200px; }
`;

const Quiet = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
