import { CallLogPage } from './calls/CallLogPage.tsx';
import { DeliveryLogPage } from './deliveries/DeliveryLogPage.tsx';
import { FaultsPage } from './faults/FaultsPage.tsx';
import { FeedPage } from './feed/FeedPage.tsx';
import { HomePage } from './home/HomePage.tsx';
import { MailboxPage } from './mailbox/MailboxPage.tsx';
import { OwnerPage } from './owner/OwnerPage.tsx';
import { DockedPhone } from './phone/dock/DockedPhone.tsx';
import { isDocked } from './phone/dock/isDocked.ts';
import { PhonePage } from './phone/PhonePage.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { ScenariosPage } from './scenarios/ScenariosPage.tsx';

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
  if (path === '/phone' && isDocked()) return <DockedPhone />;
  return (
    <>
      <title>{title}</title>
      <SiteHeader path={path} />
      <Page />
    </>
  );
}
