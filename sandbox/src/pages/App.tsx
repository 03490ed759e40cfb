import { FeedPage } from '../comments/page/FeedPage.tsx';
import { FaultsPage } from '../faults/page/FaultsPage.tsx';
import { CallLogPage } from '../graph/page/CallLogPage.tsx';
import { MailboxPage } from '../mailbox/page/MailboxPage.tsx';
import { OwnerPage } from '../owner/page/OwnerPage.tsx';
import { PhonePage } from '../phone/page/PhonePage.tsx';
import { ScenariosPage } from '../scenarios/page/ScenariosPage.tsx';
import { DeliveryLogPage } from '../webhook-sender/page/DeliveryLogPage.tsx';
import { HomePage } from './home/HomePage.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const pages: Record<string, { title: string; Page: () => React.ReactNode }> = {
  '/': { title: 'Instagram sandbox', Page: HomePage },
  '/phone': { title: 'Phone · Instagram sandbox', Page: PhonePage },
  '/feed': { title: 'Feed · Instagram sandbox', Page: FeedPage },
  '/owner': { title: 'Owner · Instagram sandbox', Page: OwnerPage },
  '/deliveries': { title: 'Webhook deliveries · Instagram sandbox', Page: DeliveryLogPage },
  '/calls': { title: 'Calls of the app · Instagram sandbox', Page: CallLogPage },
  '/mailbox': { title: 'Mailbox · Instagram sandbox', Page: MailboxPage },
  '/faults': { title: 'Fault dial · Instagram sandbox', Page: FaultsPage },
  '/scenarios': { title: 'Scenarios · Instagram sandbox', Page: ScenariosPage },
};

export function App({ path }: { path: string }) {
  const { title, Page } = pages[path] ?? { title: 'Instagram sandbox', Page: HomePage };
  return (
    <>
      <title>{title}</title>
      <SiteHeader path={path} />
      <Page />
    </>
  );
}
