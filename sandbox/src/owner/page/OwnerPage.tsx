import { styled } from 'styled-components';
import { useLiveResource } from '../../live/page/useLiveResource.ts';
import type { AccountView } from '../../phone/views.ts';
import { OwnedAccount } from './OwnedAccount.tsx';

/** What the owner of an account does in Instagram's own settings. */
export function OwnerPage() {
  const accounts = useLiveResource<AccountView[]>('/accounts', ['accounts']) ?? [];
  return (
    <Page>
      <h1>Owner</h1>
      {accounts.map((account) => (
        <OwnedAccount key={account.igId} account={account} />
      ))}
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  gap: 16px;
  max-width: 760px;
  margin: 0 auto;
  padding: clamp(12px, 3vw, 32px);
  h1 {
    font-size: 24px;
  }
`;
