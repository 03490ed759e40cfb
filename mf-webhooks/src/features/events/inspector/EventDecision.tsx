import { Considerations, outcomeTexts } from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { Button, color, font, SkeletonRows, StatePanel, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { inspectorCopy } from '../../../copy/inspector.ts';
import { useDecisionOfEventQuery } from '../events.api.ts';

const text = inspectorCopy.decision;

export function EventDecision({ id }: { id: string }) {
  const { currentData, error, isError, refetch } = useDecisionOfEventQuery(id);
  if (!currentData) {
    if (!isError) return <SkeletonRows label={text.loading} count={4} height="48px" />;
    return (
      <StatePanel
        kind="failed"
        error={error}
        title={text.failed}
        action={<Button onClick={refetch}>{inspectorCopy.again}</Button>}
      />
    );
  }
  const { summary, summaryMessage, explanation, explanationMessage, considered, outcome } = currentData.data;
  // Pending events have one sentence for both.
  const isOpen = outcome === null && summary === explanation;
  return (
    <Frame>
      <div>
        <Summary>
          {isOpen ? inspectorCopy.timeline.open : outcome ? outcomeTexts[outcome] : localize(summaryMessage, summary)}
        </Summary>
        <p>{localize(explanationMessage, explanation)}</p>
      </div>
      {considered.length > 0 ? (
        <section>
          <h3>{text.considered}</h3>
          <Considerations considered={considered} />
        </section>
      ) : (
        <Quiet>{text.none}</Quiet>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  section { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.x1}; }
  h3 { font-size: ${font.size.body}; font-weight: ${font.weight.bold}; }
`;

const Summary = styled.p`
  font-size: ${font.size.lead};
  font-weight: ${font.weight.bold};
`;

const Quiet = styled.p`
  color: ${color.textMuted};
`;
