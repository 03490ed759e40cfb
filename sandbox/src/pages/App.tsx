import { PhonePage } from '../phone/page/PhonePage.tsx';
import { DeliveryLogPage } from '../webhook-sender/page/DeliveryLogPage.tsx';
import { HomePage } from './home/HomePage.tsx';
import { SiteHeader } from './SiteHeader.tsx';

const pages: Record<string, { title: string; Page: () => React.ReactNode }> = {
  '/': { title: 'Instagram sandbox', Page: HomePage },
  '/phone': { title: 'Phone · Instagram sandbox', Page: PhonePage },
  '/deliveries': { title: 'Webhook deliveries · Instagram sandbox', Page: DeliveryLogPage },
};

/** Three documents with ordinary links between them; each shows what its path says. */
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
