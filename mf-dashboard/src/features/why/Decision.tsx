import type { ResponseOf } from '@fanfare/shared/contracts';
import { Badge, Banner, color, font, radius, space, type Tone } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy/why.ts';

const text = copy.why;
type EventDecision = ResponseOf<'GET /api/webhooks/events/{id}/why'>['data'];
const resultTones: Readonly<Record<EventDecision['considered'][number]['result'], Tone>> = {
  chosen: 'success',
  passed_over: 'info',
  no_match: 'neutral',
};

/** The outcome in a sentence, then everything that was asked on the way to it, then what ran. */
export function Decision({ decision }: { decision: EventDecision }) {
  const { considered, run } = decision;
  return (
    <Frame>
      <div>
        <Summary>{decision.outcome ? decision.summary : text.pending}</Summary>
        <p>{decision.explanation}</p>
      </div>
      {run?.isSimulated ? <Banner tone="info">{text.simulated}</Banner> : null}
      {considered.length > 0 ? (
        <section>
          <h3>{text.considered}</h3>
          <List role="list" aria-label={text.considerations}>
            {considered.map((each) => (
              <Considered key={each.automationId}>
                <Line>
                  <strong>
                    {each.name}
                    {each.exists ? null : <Quiet> ({text.deleted})</Quiet>}
                  </strong>
                  <Badge tone={resultTones[each.result]}>{text.results[each.result]}</Badge>
                </Line>
                <Quiet>{each.detail}</Quiet>
              </Considered>
            ))}
          </List>
        </section>
      ) : null}
      {run ? (
        <section>
          <h3>{text.run(run.flow.name, run.flow.version)}</h3>
          {run.error ? <Banner tone="danger">{run.error}</Banner> : null}
          <Steps aria-label={text.steps}>
            {run.steps.map((step) => (
              <li key={step.stepNo}>{step.detail}</li>
            ))}
          </Steps>
          {run.messages.length > 0 ? (
            <List role="list" aria-label={text.messages}>
              {run.messages.map((message) => (
                <Considered key={message.id}>
                  <Line>
                    <span dir="auto">{message.text}</span>
                    <Badge tone={message.state === 'sent' ? 'success' : message.error ? 'danger' : 'neutral'}>
                      {text.messageStates[message.state]}
                    </Badge>
                  </Line>
                  {message.error ? <Quiet>{message.error}</Quiet> : null}
                </Considered>
              ))}
            </List>
          ) : null}
        </section>
      ) : null}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  overflow-wrap: anywhere;
  section { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.x1}; }
  h3 { font-size: ${font.size.body}; }
`;

const Summary = styled.p`
  font-size: ${font.size.lead};
  font-weight: ${font.weight.bold};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.half};
`;

const Considered = styled.li`
  display: grid;
  gap: 2px;
  padding: ${space.x1} ${space.x1half};
  border-radius: ${radius.small};
  background: ${color.sunken};
`;

const Line = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space.x1};
  min-width: 0;
`;

const Quiet = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space.half};
  padding-left: ${space.x3};
`;
