import { PageBody } from '@fanfare/shared/ui';
import { copy } from '../copy.ts';
import { DashboardHeader } from '../features/header/DashboardHeader.tsx';
import { InstagramResult } from '../features/instagram-result/InstagramResult.tsx';
import { NextSteps } from '../features/next-steps/NextSteps.tsx';
import { NotificationBell } from '../features/notifications/bell/NotificationBell.tsx';
import { NotificationsPanel } from '../features/notifications/NotificationsPanel.tsx';
import { Statistics } from '../features/statistics/Statistics.tsx';

export function DashboardScreen() {
  return (
    <>
      <DashboardHeader bell={<NotificationBell />} />
      <PageBody>
        <h1>{copy.title}</h1>
        <InstagramResult />
        <NextSteps />
        <Statistics />
        <NotificationsPanel />
      </PageBody>
    </>
  );
}
