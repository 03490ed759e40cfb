import { useHost } from '@fanfare/shared/host';
import { useEffect, useRef } from 'react';
import { PollingPanel } from '../../components/PollingPanel.tsx';
import { monitoringCopy as text } from '../../copy/monitoring.ts';
import { ErrorGroups } from './ErrorGroups.tsx';
import { HealthChecks } from './HealthChecks.tsx';
import { HistoryCharts } from './history/HistoryCharts.tsx';
import { MonitoringOverview } from './MonitoringOverview.tsx';
import {
  type MonitoringStatus,
  useMonitoringErrorsQuery,
  useMonitoringQuery,
  useMonitoringStatusQuery,
} from './monitoring.api.ts';
import { Performance } from './Performance.tsx';

export type MonitoringView = 'overview' | 'health' | 'performance' | 'errors';

const onMount = { refetchOnMountOrArgChange: true } as const;

export function MonitoringPanel({ view }: { view: MonitoringView }) {
  const isErrors = view === 'errors';
  const status = useMonitoringStatusQuery(undefined, onMount);
  const dashboard = useMonitoringQuery(undefined, { ...onMount, skip: isErrors });
  const errors = useMonitoringErrorsQuery(undefined, { ...onMount, skip: !isErrors });
  const details = isErrors ? errors : dashboard;
  useTransitions(status.data?.status);

  const query = {
    ...(status.data && details.data && { data: status.data }),
    ...(details.fulfilledTimeStamp && { fulfilledTimeStamp: details.fulfilledTimeStamp }),
    isError: status.isError || details.isError,
    isFetching: status.isFetching || details.isFetching,
    refetch: () => {
      void status.refetch();
      void details.refetch();
    },
  };
  return (
    <PollingPanel query={query} texts={{ ...text, failedTitle: text.failed }}>
      {(current) => (
        <>
          {view === 'overview' && dashboard.data ? <MonitoringOverview status={current} monitoring={dashboard.data} /> : null}
          {view === 'health' && dashboard.data ? <HealthChecks health={dashboard.data.health} /> : null}
          {view === 'performance' && dashboard.data ? (
            <>
              <Performance performance={dashboard.data.performance} />
              <HistoryCharts />
            </>
          ) : null}
          {isErrors && errors.data ? <ErrorGroups errors={errors.data} /> : null}
        </>
      )}
    </PollingPanel>
  );
}

/** Announces changes of the status. */
function useTransitions(status: MonitoringStatus['status'] | undefined): void {
  const { toast } = useHost();
  const before = useRef(status);
  useEffect(() => {
    const last = before.current;
    before.current = status;
    if (last === undefined || status === undefined || last === status) return;
    const kind = status === 'healthy' ? 'success' : 'error';
    toast({ kind, title: text.transition(text.statuses[last], text.statuses[status]) });
  }, [status, toast]);
}
