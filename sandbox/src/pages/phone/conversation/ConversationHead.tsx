import { styled } from 'styled-components';
import type { AccountView, FollowerView } from '../../../state/views.ts';
import { Avatar } from '../../ui/Avatar.tsx';

interface ConversationHeadProps {
  account: AccountView;
  follower: FollowerView;
  isAccountPhone: boolean;
}

export function ConversationHead({ account, follower, isAccountPhone }: ConversationHeadProps) {
  const { username, name } = isAccountPhone ? follower : account;
  const kind = isAccountPhone ? 'Follower' : account.accountType === 'BUSINESS' ? 'Business' : 'Creator';
  return (
    <Head>
      <Avatar name={username} account={account.igId} size={36} />
      <div>
        <h2>{username}</h2>
        <p>
          {name !== null && (
            <>
              <bdi>{name}</bdi> ·{' '}
            </>
          )}
          {kind}
        </p>
      </div>
    </Head>
  );
}

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 8px 16px 10px;
  border-bottom: 1px solid var(--line);
  > div {
    min-width: 0;
  }
  h2 {
    font-size: 16px;
  }
  p {
    overflow: hidden;
    font-size: 13px;
    line-height: 1.3;
    color: var(--soft);
    white-space: nowrap;
    text-overflow: ellipsis;
  }
`;
