import type { AnalyticsPeriod } from '@fanfare/shared/contracts';
import { Button, Skeleton, StatePanel, VisuallyHidden } from '@fanfare/shared/ui';
import { ChartColumn, Unplug } from 'lucide-react';
import { copy } from '../../copy.ts';
import { Figures } from './Figures.tsx';
import { useMessageVolumeQuery } from './messageVolume.api.ts';
import { VolumeCard } from './VolumeCard.tsx';

/** The figures of one period, all counted by the server from real messages. */
export function MessageVolume({ period }: { period: AnalyticsPeriod }) {
  const { currentData, isError, refetch } = useMessageVolumeQuery(period);
  const volume = currentData?.data;
  if (!volume && isError) {
    return (
      <StatePanel
        kind="failed"
        title={copy.failedTitle}
        icon={<Unplug />}
        action={<Button onClick={() => refetch()}>{copy.tryAgain}</Button>}
      >
        {copy.failedText}
      </StatePanel>
    );
  }
  return (
    <>
      <Figures volume={volume} />
      {volume === undefined ? (
        <div role="status">
          <VisuallyHidden>{copy.loading}</VisuallyHidden>
          <Skeleton $height="352px" />
        </div>
      ) : volume.totalMessages === 0 ? (
        <StatePanel kind="empty" title={copy.emptyTitle} icon={<ChartColumn />}>
          {copy.emptyText}
        </StatePanel>
      ) : (
        <VolumeCard daily={volume.daily} />
      )}
    </>
  );
}
