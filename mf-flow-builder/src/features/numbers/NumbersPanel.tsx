import { errorText } from '@fanfare/shared/api';
import { type AnalyticsPeriod, analyticsPeriods } from '@fanfare/shared/contracts';
import { countText, SegmentedControl } from '@fanfare/shared/domain';
import { useAppDispatch } from '@fanfare/shared/store';
import { Button, color, font, radius, Skeleton, StatePanel, space } from '@fanfare/shared/ui';
import { ChartNoAxesColumn } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { numbersCopy as copy } from '../../copy/panels/numbers.ts';
import { copy as builderCopy } from '../../copy.ts';
import { useWaitingAtNodesQuery } from '../../state/removal/waiting.api.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { numbersSlice } from '../../state/slices/numbers.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';
import { ContactsDialog, type ContactsQuery } from './ContactsDialog.tsx';
import { NodeTable } from './NodeTable.tsx';
import { type Figures, useFiguresOfNodesQuery } from './numbers.api.ts';

const totals = ['started', 'answered', 'finished', 'waiting', 'failed'] as const;

export function NumbersPanel() {
  const openFlow = useBuilderSelector(flowBuilderSlice.selectors.selectOpenFlow);
  return (
    <Frame>
      {openFlow ? (
        <Numbers key={openFlow.id} flowId={openFlow.id} />
      ) : (
        <StatePanel kind="empty" icon={<ChartNoAxesColumn />} title={copy.notSaved}>
          {copy.notSavedHint}
        </StatePanel>
      )}
    </Frame>
  );
}

function Numbers({ flowId }: { flowId: string }) {
  const [period, setPeriod] = useState<AnalyticsPeriod>('7d');
  const [query, setQuery] = useState<ContactsQuery | null>(null);
  const figures = useFiguresOfNodesQuery({ id: flowId, period });
  const waiting = useWaitingAtNodesQuery(flowId);
  const shown = figures.currentData?.data;
  const isBroken = figures.isError || waiting.isError;
  const people = new Map(waiting.data?.data.map((node) => [node.nodeId, node.people]));
  useCanvasNumbers(shown ?? null);
  return (
    <>
      <SegmentedControl
        legend={copy.period}
        options={analyticsPeriods.map((value) => ({ value, label: copy.periods[value] }))}
        value={period}
        onChange={setPeriod}
      />
      {isBroken ? (
        <StatePanel
          kind="failed"
          title={copy.failed}
          action={
            <Button
              onClick={() => {
                void figures.refetch();
                void waiting.refetch();
              }}
            >
              {copy.retry}
            </Button>
          }
        >
          {errorText(figures.error ?? waiting.error, {
            network: builderCopy.connectionFailed,
            fallback: builderCopy.serverFailed,
          })}
        </StatePanel>
      ) : shown && waiting.data ? (
        <>
          {shown.funnel.started === 0 ? (
            <StatePanel kind="empty" scene="chart" title={copy.empty}>
              {copy.emptyHint}
            </StatePanel>
          ) : (
            <section>
              <h3>{copy.summary}</h3>
              <Totals>
                {totals.map((name) => (
                  <div key={name}>
                    <dt>{copy.totals[name]}</dt>
                    <dd>{countText(shown.funnel[name])}</dd>
                  </div>
                ))}
              </Totals>
            </section>
          )}
          {shown.nodes.length > 0 || people.size > 0 ? (
            <NodeTable figures={shown.nodes} waiting={people} onAsk={(what, nodeId) => setQuery({ what, nodeId })} />
          ) : null}
          {query ? (
            <ContactsDialog query={query} flowId={flowId} since={shown.range.from} onClose={() => setQuery(null)} />
          ) : null}
        </>
      ) : (
        <>
          <Skeleton $height="72px" />
          <Skeleton $height="240px" />
        </>
      )}
    </>
  );
}

function useCanvasNumbers(figures: Figures | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(numbersSlice.actions.numbersShown(figures));
  }, [dispatch, figures]);
  useEffect(() => () => void dispatch(numbersSlice.actions.numbersShown(null)), [dispatch]);
}

const Frame = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.x2};
  min-height: 0;
  padding: ${space.x2};
  overflow-y: auto;
  > fieldset { justify-self: start; }
  h3 { margin-bottom: ${space.x1}; font-size: ${font.size.small}; font-weight: ${font.weight.bold}; }
`;

const Totals = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(100px, 1fr));
  gap: ${space.x1};
  div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding: ${space.x1} ${space.x1half};
    border: 1px solid ${color.border};
    border-radius: ${radius.medium};
  }
  dt { font-size: ${font.size.small}; color: ${color.textMuted}; }
  dd { font-size: ${font.size.title}; font-weight: ${font.weight.bold}; font-variant-numeric: tabular-nums; }
`;
