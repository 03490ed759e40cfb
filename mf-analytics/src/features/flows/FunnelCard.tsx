import type { FlowFunnel } from '@fanfare/shared/contracts';
import { Button, color, font } from '@fanfare/shared/ui';
import { SelectField } from '@fanfare/shared/widgets';
import { useState } from 'react';
import styled from 'styled-components';
import { ChartState } from '../../components/ChartState.tsx';
import { Panel } from '../../components/Panel.tsx';
import { copy } from '../../copy/steps.ts';
import { useFunnelsQuery } from '../../state/overview.api.ts';
import { useRangeQuery } from '../../state/range/rangeQuery.ts';
import { StepList } from './StepList.tsx';
import { useStepsQuery } from './steps.api.ts';

const SHOWN = 6;

/** The steps of one flow, at first the one with the most runs. Left out if no flow ran. */
export function FunnelCard() {
  const range = useRangeQuery();
  const { data } = useFunnelsQuery(range);
  const [chosen, setChosen] = useState<string | null>(null);
  const flows = data?.flows ?? [];
  const flow = flows.find(({ flowId }) => flowId === chosen) ?? flows.toSorted((a, b) => b.started - a.started)[0];
  if (!flow) return null;
  return (
    <Panel
      title={copy.card}
      lead={copy.cardLead}
      aside={
        flows.length > 1 ? (
          <Choice>
            <SelectField
              label={copy.flow}
              options={flows.map(({ flowId, name }) => ({ value: flowId, label: name }))}
              value={flow.flowId}
              onChange={setChosen}
            />
          </Choice>
        ) : (
          <Name>{flow.name}</Name>
        )
      }
    >
      <Steps key={flow.flowId} flow={flow} />
    </Panel>
  );
}

function Steps({ flow: { flowId } }: { flow: FlowFunnel }) {
  const { currentData: data, isError, refetch } = useStepsQuery({ id: flowId, range: useRangeQuery() });
  const [showsAll, setShowsAll] = useState(false);
  const steps = data?.nodes ?? [];
  const isCut = !showsAll && steps.length > SHOWN;
  return (
    <ChartState isLoaded={data !== undefined} isError={isError} failed={copy.failed} onRetry={refetch}>
      {data ? <StepList funnel={data.funnel} steps={isCut ? steps.slice(0, SHOWN) : steps} /> : null}
      {isCut ? (
        <div>
          <Button $size="small" onClick={() => setShowsAll(true)}>
            {copy.showAll(steps.length)}
          </Button>
        </div>
      ) : null}
    </ChartState>
  );
}

const Choice = styled.div`
  width: min(280px, 100%);
`;

const Name = styled.span`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
