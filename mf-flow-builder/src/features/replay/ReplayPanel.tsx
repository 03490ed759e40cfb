import { errorText } from '@fanfare/shared/api';
import { Banner, BusyButton, FieldFrame, font, Select, StatePanel, space } from '@fanfare/shared/ui';
import { History } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { replayCopy as copy } from '../../copy/panels/replay.ts';
import { copy as builderCopy } from '../../copy.ts';
import { flowBuilderSlice } from '../../state/slices/flowBuilder.slice.ts';
import { useBuilderSelector } from '../../state/useBuilderSelector.ts';
import { AffectedContacts } from './AffectedContacts.tsx';
import { ReplaySummary } from './ReplaySummary.tsx';
import { type Report, useCompareDraftMutation } from './replay.api.ts';

const { selectHasUnsavedChanges, selectOpenFlow } = flowBuilderSlice.selectors;
const dayChoices = [1, 7, 14, 30] as const;

export function ReplayPanel() {
  const openFlow = useBuilderSelector(selectOpenFlow);
  const hasUnsavedChanges = useBuilderSelector(selectHasUnsavedChanges);
  if (!openFlow) {
    return (
      <Frame>
        <StatePanel kind="empty" icon={<History />} title={copy.notSaved}>
          {copy.notSavedHint}
        </StatePanel>
      </Frame>
    );
  }
  return (
    <Frame>
      <Intro>{copy.intro}</Intro>
      {hasUnsavedChanges ? <Banner tone="warning">{copy.unsaved}</Banner> : null}
      <Replay key={openFlow.id} flowId={openFlow.id} />
    </Frame>
  );
}

function Replay({ flowId }: { flowId: string }) {
  const [days, setDays] = useState<(typeof dayChoices)[number]>(7);
  const [report, setReport] = useState<Report | null>(null);
  const [playedDays, setPlayedDays] = useState<number>(days);
  const [compare, { isLoading, error }] = useCompareDraftMutation();

  const play = async () => {
    const { data } = await compare({ id: flowId, days });
    if (!data) return;
    setReport(data.data);
    setPlayedDays(days);
  };
  const loadMore = async () => {
    if (!report?.nextCursor) return;
    const { data } = await compare({ id: flowId, days: playedDays, cursor: report.nextCursor });
    if (data) setReport({ ...report, items: [...report.items, ...data.data.items], nextCursor: data.data.nextCursor });
  };
  return (
    <>
      <Controls>
        <FieldFrame label={copy.days}>
          {(wiring) => (
            <Select
              {...wiring}
              value={days}
              onChange={(event) => setDays(dayChoices.find((choice) => String(choice) === event.target.value) ?? 7)}
            >
              {dayChoices.map((choice) => (
                <option key={choice} value={choice}>
                  {copy.dayOptions[choice]}
                </option>
              ))}
            </Select>
          )}
        </FieldFrame>
        <BusyButton $variant="primary" isBusy={isLoading} busyText={copy.running} onClick={() => void play()}>
          {report ? copy.again : copy.run}
        </BusyButton>
      </Controls>
      {error ? (
        <StatePanel kind="failed" title={copy.failed}>
          {errorText(error, { network: builderCopy.connectionFailed, fallback: builderCopy.serverFailed })}
        </StatePanel>
      ) : null}
      {report ? <ReplaySummary report={report} /> : null}
      {report && report.items.length > 0 ? (
        <AffectedContacts report={report} isLoading={isLoading} onMore={() => void loadMore()} />
      ) : null}
    </>
  );
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
  overflow-wrap: anywhere;
`;

const Intro = styled.p`
  font-size: ${font.size.small};
`;

const Controls = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space.x1};
  @container panel (max-width: 380px) { grid-template-columns: minmax(0, 1fr); }
`;
