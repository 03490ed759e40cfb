import { sectionsCopy } from '../../copy/sections.ts';
import { EventsPanel } from '../../features/events/EventsPanel.tsx';
import { FiguresPanel } from '../../features/figures/FiguresPanel.tsx';
import { SubscriptionsPanel } from '../../features/subscriptions/SubscriptionsPanel.tsx';
import { SubTabs } from './SubTabs.tsx';
import { useView, viewParams } from './useView.ts';

const { legend, names } = sectionsCopy.dashboard;
const ids = ['overview', 'subscriptions', 'events'] as const;
const params = viewParams(ids, 'overview');

export function DashboardTab() {
  const { view, setView } = useView(params);
  return (
    <SubTabs legend={legend} names={names} ids={ids} current={view} onChange={setView}>
      {view === 'overview' ? <FiguresPanel /> : null}
      {view === 'subscriptions' ? <SubscriptionsPanel /> : null}
      {view === 'events' ? <EventsPanel /> : null}
    </SubTabs>
  );
}
