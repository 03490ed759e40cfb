import type { ResponseOf } from '@fanfare/shared/contracts';
import {
  Considerations,
  Considered,
  ConsideredLine,
  ConsideredList,
  ConsideredNote,
  outcomeTexts,
  RowAccount,
} from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { Badge, Banner, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy/dialogs/explain.ts';

const text = copy.why;
type EventDecision = ResponseOf<'GET /api/webhooks/events/{id}/why'>['data'];

export function Decision({ decision }: { decision: EventDecision }) {
  const { considered, run, outcome, summary, summaryMessage, explanation, explanationMessage } = decision;
  // Pending events have one sentence for both.
  const isOpen = outcome === null && summary === explanation;
  return (
    <Frame>
      <div>
        <RowAccount accountId={decision.accountId} />
        <Summary>{isOpen ? text.pending : outcome ? outcomeTexts[outcome] : localize(summaryMessage, summary)}</Summary>
        <p>{localize(explanationMessage, explanation)}</p>
      </div>
      {run?.isSimulated ? <Banner tone="info">{text.simulated}</Banner> : null}
      {considered.length > 0 ? (
        <section>
          <h3>{text.considered}</h3>
          <Considerations considered={considered} />
        </section>
      ) : null}
      {run ? (
        <section>
          <h3>{text.run(run.flow.name, run.flow.version)}</h3>
          {run.error ? <Banner tone="danger">{localize(run.errorMessage, run.error)}</Banner> : null}
          <Steps aria-label={text.steps}>
            {run.steps.map((step) => (
              <li key={step.stepNo}>{localize(step.message, step.detail)}</li>
            ))}
          </Steps>
          {run.messages.length > 0 ? (
            <ConsideredList role="list" aria-label={text.messages}>
              {run.messages.map((message) => (
                <Considered key={message.id}>
                  <ConsideredLine>
                    <span dir="auto">{message.text}</span>
                    <Badge tone={message.state === 'sent' ? 'success' : message.error ? 'danger' : 'neutral'}>
                      {text.messageStates[message.state]}
                    </Badge>
                  </ConsideredLine>
                  {message.error ? <ConsideredNote>{localize(message.errorMessage, message.error)}</ConsideredNote> : null}
                </Considered>
              ))}
            </ConsideredList>
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

const Steps = styled.ol`
  display: grid;
  gap: ${space.half};
  padding-inline-start: ${space.x3};
`;
