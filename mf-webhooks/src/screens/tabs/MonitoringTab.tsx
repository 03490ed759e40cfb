import { sectionsCopy } from '../../copy/sections.ts';
import { DiagnosticsCard } from '../../features/diagnostics/DiagnosticsCard.tsx';
import { MonitoringPanel } from '../../features/monitoring/MonitoringPanel.tsx';
import { SubTabs } from './SubTabs.tsx';
import { useView, viewParams } from './useView.ts';

const { legend, names } = sectionsCopy.monitoring;
const ids = ['overview', 'health', 'performance', 'errors'] as const;
const params = viewParams(ids, 'overview');

export function MonitoringTab() {
  const { view, setView } = useView(params);
  return (
    <SubTabs legend={legend} names={names} ids={ids} current={view} onChange={setView}>
      <MonitoringPanel view={view} />
      {view === 'health' ? <DiagnosticsCard /> : null}
    </SubTabs>
  );
}
