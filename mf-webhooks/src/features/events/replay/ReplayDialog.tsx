import { SegmentedControl } from '@fanfare/shared/domain';
import { useHost } from '@fanfare/shared/host';
import { Banner, Button, Dialog, SkeletonRows, StatePanel, space } from '@fanfare/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { eventsCopy } from '../../../copy/events.ts';
import { useDryRunQuery } from '../events.api.ts';
import type { NamedEvent } from '../useManyEvents.ts';
import { ReplayList } from './ReplayList.tsx';

const text = eventsCopy.replay;

/** The ids of the events, or `failed` for all failed ones. */
export type ReplayTarget = readonly string[] | 'failed';

const spans = { hour: 3_600_000, day: 24 * 3_600_000, week: 7 * 24 * 3_600_000 } as const;
type Span = keyof typeof spans;
const spanIds = ['hour', 'day', 'week'] as const satisfies readonly Span[];

interface ReplayDialogProps {
  /** Null closes the dialog. */
  target: ReplayTarget | null;
  onClose: () => void;
  onReplay: (events: readonly NamedEvent[]) => void;
}

/** Previews the replay, then asks for confirmation with the numbers. */
export function ReplayDialog({ target, onClose, onReplay }: ReplayDialogProps) {
  return (
    <Dialog open={target !== null} onClose={onClose} title={text.title}>
      {target === null ? null : target === 'failed' ? (
        <FailedSince onReplay={onReplay} />
      ) : (
        <DryRun what={{ ids: [...target] }} onReplay={onReplay} />
      )}
    </Dialog>
  );
}

function FailedSince({ onReplay }: Pick<ReplayDialogProps, 'onReplay'>) {
  // Fixed, so that exactly the confirmed events are replayed.
  const [openedAt] = useState(() => Date.now());
  const [span, setSpan] = useState<Span>('day');
  const since = new Date(openedAt - spans[span]).toISOString();
  return (
    <Frame>
      <SegmentedControl
        legend={text.what}
        options={spanIds.map((value) => ({ value, label: text.since[value] }))}
        value={span}
        onChange={setSpan}
      />
      <DryRun what={{ since }} onReplay={onReplay} />
    </Frame>
  );
}

interface DryRunProps extends Pick<ReplayDialogProps, 'onReplay'> {
  what: Parameters<typeof useDryRunQuery>[0];
}

function DryRun({ what, onReplay }: DryRunProps) {
  const { confirm } = useHost();
  const { currentData, error, isError, refetch } = useDryRunQuery(what);
  if (!currentData) {
    if (!isError) return <SkeletonRows label={text.loading} count={4} height="56px" />;
    return (
      <StatePanel kind="failed" error={error} title={text.failed} action={<Button onClick={refetch}>{text.again}</Button>} />
    );
  }
  const { items, people, hasMore } = currentData.data;
  if (items.length === 0) {
    return (
      <StatePanel kind="empty" title={text.none}>
        {text.noneText}
      </StatePanel>
    );
  }
  const playable = items.filter(({ refusal }) => refusal === null);
  const refused = items.length - playable.length;
  const replay = async () => {
    const isSure = await confirm({
      title: text.ask(playable.length),
      text: text.askText(people),
      confirmLabel: text.real(playable.length),
      tone: people > 0 ? 'danger' : 'neutral',
    });
    if (!isSure) return;
    onReplay(
      playable.map(({ eventId, contact, text: words }) => ({
        id: eventId,
        name: `${contact?.username ?? text.unknownPerson}: ${words ?? text.noText}`,
      })),
    );
  };
  return (
    <Frame>
      <Banner tone={people > 0 ? 'warning' : 'info'}>
        {text.summary(playable.length, people)} {refused > 0 ? text.refused(refused) : ''}
      </Banner>
      {hasMore ? <Banner tone="info">{text.more}</Banner> : null}
      <ReplayList items={items} />
      <p>{text.dryRun}</p>
      <Foot>
        <Button $variant="primary" disabled={playable.length === 0} onClick={() => void replay()}>
          {text.real(playable.length)}
        </Button>
      </Foot>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const Foot = styled.div`
  display: flex;
  justify-content: end;
`;
