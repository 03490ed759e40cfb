import { routes } from '@fanfare/shared/contracts';
import { UserMenu } from '@fanfare/shared/host';
import { Link } from '@fanfare/shared/router';
import { AfterPaint, AppHeader, PageBody, Skeleton } from '@fanfare/shared/ui';
import { copy } from '../copy.ts';
import { StoredEvents } from '../features/events/StoredEvents.tsx';
import { Overview } from '../features/overview/Overview.tsx';

export function WebhookManagementScreen() {
  return (
    <>
      <AppHeader link={Link} current={routes.webhookManagement}>
        <UserMenu />
      </AppHeader>
      <PageBody>
        <h1>{copy.title}</h1>
        <AfterPaint fallback={<Skeleton $height="464px" />}>
          <Overview />
          <StoredEvents />
        </AfterPaint>
      </PageBody>
    </>
  );
}
