import { useHost } from '@fanfare/shared/host';
import { useNavigate, useQueryState } from '@fanfare/shared/router';
import { AfterPaint, lazyPart, PageBody, SkeletonRows } from '@fanfare/shared/ui';
import { type ComponentType, useState } from 'react';
import { copy } from '../copy/frame.ts';
import { Answer } from '../features/answer/Answer.tsx';
import { OverviewPanel } from '../features/overview/OverviewPanel.tsx';
import { eventParams, type TabId, tabParams } from '../state/webhookParams.ts';
import { type LatePanelProps, latePanel } from './latePanel.tsx';
import { WebhookTabs } from './WebhookTabs.tsx';

const panels: Readonly<Record<Exclude<TabId, 'overview'>, ComponentType<LatePanelProps>>> = {
  dashboard: latePanel(() => import('./tabs/DashboardTab.tsx').then((module) => module.DashboardTab)),
  testing: latePanel(() => import('./tabs/TestingTab.tsx').then((module) => module.TestingTab)),
  monitoring: latePanel(() => import('./tabs/MonitoringTab.tsx').then((module) => module.MonitoringTab)),
  notifications: latePanel(() => import('../features/demo/DemoPanel.tsx').then((module) => module.DemoPanel)),
};
const { Part: Inspector } = lazyPart<LatePanelProps>(
  () => import('../features/events/inspector/EventInspector.tsx').then((module) => module.EventInspector),
  { onMissing: ({ onMissing }) => onMissing() },
);

export function WebhookManagementScreen() {
  const { toast } = useHost();
  const navigate = useNavigate();
  const { values } = useQueryState(tabParams, {
    onUnknown: (_, text) => toast({ kind: 'info', title: copy.unknownTab(text) }),
  });
  const opened = useQueryState(eventParams);
  // It stays once it was open, so that focus finds its way back.
  const [wasOpened, setWasOpened] = useState(false);
  if (opened.values.event !== null && !wasOpened) setWasOpened(true);
  const { tab } = values;
  const Panel = tab === 'overview' ? OverviewPanel : panels[tab];
  return (
    <PageBody>
      <h1>{copy.title}</h1>
      <Answer />
      <WebhookTabs current={tab} />
      <AfterPaint fallback={<SkeletonRows label={copy.loading} count={3} height="120px" />}>
        <Panel onMissing={() => navigate('?')} />
      </AfterPaint>
      {wasOpened ? (
        <Inspector
          onMissing={() => {
            setWasOpened(false);
            opened.set({ event: null });
          }}
        />
      ) : null}
    </PageBody>
  );
}
