import { styled } from 'styled-components';
import type { AccountView } from '../../state/views.ts';
import { ConnectionBadge } from '../account/ConnectionBadge.tsx';
import { useLiveQuery } from '../api/useLiveQuery.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Region } from '../ui/feedback/Region.tsx';

export function AccountList() {
  const accounts = useLiveQuery<AccountView[]>('/accounts', ['accounts']);
  return (
    <Region answer={accounts} what="The accounts">
      {(shown) => (
        <List>
          {shown.map((account) => (
            <li key={account.igId}>
              <Avatar name={account.username} />
              <div>
                <b>{account.username}</b>
                <p>
                  {account.name !== null && (
                    <>
                      <bdi>{account.name}</bdi> ·{' '}
                    </>
                  )}
                  {account.accountType === 'BUSINESS' ? 'Business' : 'Creator'}
                </p>
                <ConnectionBadge account={account} />
              </div>
            </li>
          ))}
        </List>
      )}
    </Region>
  );
}

const List = styled.ul`
  display: grid;
  gap: 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: 12px;
  }
  li > div {
    min-width: 0;
  }
  p {
    margin-bottom: 4px;
    font-size: 14px;
  }
`;
