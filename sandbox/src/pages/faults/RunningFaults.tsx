import { CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import type { FaultRule } from '../../model/entities.ts';
import { faultTexts } from '../../model/faultNames.ts';
import { change } from '../api/sandboxApi.ts';
import { useLiveQuery } from '../api/useLiveQuery.ts';
import { Button } from '../ui/Button.ts';
import { Problem } from '../ui/feedback/Problem.tsx';
import { Region } from '../ui/feedback/Region.tsx';
import { StateCard } from '../ui/feedback/StateCard.tsx';
import { useAction } from '../ui/feedback/useAction.ts';
import { formatDayAndTime } from '../ui/formatTime.ts';
import { Card } from '../ui/frame/Card.ts';
import { Row } from '../ui/frame/Row.ts';

export function RunningFaults() {
  const faults = useLiveQuery<FaultRule[]>('/faults', ['faults']);
  const { act, problem } = useAction();
  return (
    <Card aria-label="Switched on">
      <Row $spread>
        <h2>Switched on</h2>
        {faults.value && faults.value.length > 1 && (
          <Button $small onClick={() => void act(() => change('DELETE', '/faults'))}>
            Switch all off
          </Button>
        )}
      </Row>
      <Problem text={problem} />
      <Region answer={faults} what="The faults" lines={1}>
        {(rules) =>
          rules.length === 0 ? (
            <StateCard icon={CircleCheck} title="Everything works" />
          ) : (
            <List>
              {rules.map((rule) => (
                <li key={rule.id}>
                  <div>
                    <b>{faultTexts[rule.fault]}</b>
                    <p>{describeRule(rule)}</p>
                  </div>
                  <Button
                    $small
                    aria-label={`Switch off: ${faultTexts[rule.fault]}`}
                    onClick={() => void act(() => change('DELETE', `/faults/${rule.id}`))}
                  >
                    Switch off
                  </Button>
                </li>
              ))}
            </List>
          )
        }
      </Region>
    </Card>
  );
}

function describeRule({ endpoint, method, probability, remaining, until, hits }: FaultRule): string {
  const where = endpoint === '*' ? 'Everywhere' : endpoint;
  const often = remaining === null ? `${Math.round(probability * 100)} % of the cases` : `the next ${remaining}`;
  const end = until === null ? '' : `, until ${formatDayAndTime(until)}`;
  return `${where}${method === null ? '' : `, ${method} only`} · ${often}${end} · happened ${hits} ${hits === 1 ? 'time' : 'times'}`;
}

const List = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    padding: 12px 14px;
    border-radius: var(--roundMedium);
    background: var(--warnTint);
  }
  b {
    font-size: 15px;
  }
  p {
    font-size: 14px;
    color: var(--warn);
  }
`;
