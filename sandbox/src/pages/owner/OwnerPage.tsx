import { styled } from 'styled-components';
import type { AccountView } from '../../state/views.ts';
import { useLiveQuery } from '../api/useLiveQuery.ts';
import { Region } from '../ui/feedback/Region.tsx';
import { PageBody } from '../ui/frame/PageBody.tsx';
import { Row } from '../ui/frame/Row.ts';
import { AppFields } from './AppFields.tsx';
import { NewAccount } from './NewAccount.tsx';
import { OwnedAccount } from './OwnedAccount.tsx';

export function OwnerPage() {
  const accounts = useLiveQuery<AccountView[]>('/accounts', ['accounts']);
  return (
    <PageBody
      title="Owner"
      lead="What the owner of an account does in Instagram’s own settings, and the developer in Meta’s app dashboard."
      width={1080}
    >
      <Row>
        <NewAccount />
      </Row>
      <Region answer={accounts} what="The accounts">
        {(shown) => (
          <Grid>
            {shown.map((account) => (
              <OwnedAccount key={account.igId} account={account} />
            ))}
          </Grid>
        )}
      </Region>
      <AppFields />
    </PageBody>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(420px, 100%), 1fr));
  gap: 16px;
`;
