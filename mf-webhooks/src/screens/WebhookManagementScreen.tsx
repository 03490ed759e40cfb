import { useHost } from '@fanfare/shared/host';
import { useNavigate, useQueryState } from '@fanfare/shared/router';
import { AfterPaint, lazyPart, media, PageBody, SkeletonRows, space } from '@fanfare/shared/ui';
import { type ComponentType, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../copy/frame.ts';
import { OverviewPanel } from '../features/overview/OverviewPanel.tsx';
import { ReceivingStatus } from '../features/receiving-status/ReceivingStatus.tsx';
import { eventParams, type TabId, tabParams } from '../state/webhookParams.ts';
import { type LazyPanelProps, lazyPanel } from './lazyPanel.tsx';
import { WebhookTabs } from './WebhookTabs.tsx';

const panels: Readonly<Record<Exclude<TabId, 'overview'>, ComponentType<LazyPanelProps>>> = {
  dashboard: lazyPanel(() => import('./tabs/DashboardTab.tsx').then((module) => module.DashboardTab)),
  testing: lazyPanel(() => import('./tabs/TestingTab.tsx').then((module) => module.TestingTab)),
  monitoring: lazyPanel(() => import('./tabs/MonitoringTab.tsx').then((module) => module.MonitoringTab)),
  notifications: lazyPanel(() => import('../features/demo/DemoPanel.tsx').then((module) => module.DemoPanel)),
};
const { Part: Inspector } = lazyPart<LazyPanelProps>(
  () => import('../features/events/inspector/EventInspector.tsx').then((module) => module.EventInspector),
  { onMissing: ({ onMissing }) => onMissing() },
);

/** An event opens beside the list on wide screens. */
const Columns = styled.div<{ $isBeside: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.x3};
  ${media.wide} { grid-template-columns: 176px minmax(0, 1fr); gap: ${space.x4}; margin-inline-end: ${({ $isBeside }) => ($isBeside ? 'min(560px, 42vw)' : 0)}; }
`;

export function WebhookManagementScreen() {
  const { toast } = useHost();
  const navigate = useNavigate();
  const { values } = useQueryState(tabParams, {
    onUnknown: (_, text) => toast({ kind: 'info', title: copy.unknownTab(text) }),
  });
  const opened = useQueryState(eventParams);
  // Stays mounted after it was opened, so that focus can return.
  const [wasOpened, setWasOpened] = useState(false);
  if (opened.values.event !== null && !wasOpened) setWasOpened(true);
  const { tab } = values;
  const Panel = tab === 'overview' ? OverviewPanel : panels[tab];
  return (
    <PageBody $isWide>
      <header>
        <h1>{copy.title}</h1>
        <ReceivingStatus />
      </header>
      <Columns $isBeside={opened.values.event !== null}>
        <WebhookTabs current={tab} />
        <AfterPaint fallback={<SkeletonRows label={copy.loading} count={3} height="120px" />}>
          <Panel onMissing={() => navigate('?')} />
        </AfterPaint>
      </Columns>
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
