import { useHost } from '@fanfare/shared/host';
import { useEffect, useRef } from 'react';
import { monitoringCopy as text } from '../../copy/monitoring.ts';
import { RefreshedPanel } from '../../parts/RefreshedPanel.tsx';
import { ErrorGroups } from './ErrorGroups.tsx';
import { HealthChecks } from './HealthChecks.tsx';
import { MonitoringOverview } from './MonitoringOverview.tsx';
import { type Monitoring, useMonitoringQuery } from './monitoring.api.ts';
import { Performance } from './Performance.tsx';

export type MonitoringView = 'overview' | 'health' | 'performance' | 'errors';

/** Whether everything runs as it should, looked at every 30 seconds. */
export function MonitoringPanel({ view }: { view: MonitoringView }) {
  const query = useMonitoringQuery(undefined, { refetchOnMountOrArgChange: true });
  useTransitions(query.data?.status);
  return (
    <RefreshedPanel query={query} texts={{ ...text, failedTitle: text.failed }}>
      {(data) => (
        <>
          {view === 'overview' ? <MonitoringOverview monitoring={data} /> : null}
          {view === 'health' ? <HealthChecks health={data.health} /> : null}
          {view === 'performance' ? <Performance performance={data.performance} /> : null}
          {view === 'errors' ? <ErrorGroups errors={data.errors} /> : null}
        </>
      )}
    </RefreshedPanel>
  );
}

/** Tells a change while one looks, and nothing while all stays as it is. */
function useTransitions(status: Monitoring['status'] | undefined): void {
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
