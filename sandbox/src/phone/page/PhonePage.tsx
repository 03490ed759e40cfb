import { styled } from 'styled-components';
import { useLiveResource } from '../../live/page/useLiveResource.ts';
import { Conversation } from '../conversation/Conversation.tsx';
import type { AccountView, ConversationSummary } from '../views.ts';
import { AccountPicker } from './AccountPicker.tsx';
import { AddFollower } from './AddFollower.tsx';
import { BehindTheScenes } from './BehindTheScenes.tsx';
import { FollowerPicker } from './FollowerPicker.tsx';
import { PhoneFrame } from './PhoneFrame.tsx';
import { useQueryChoice } from './useQueryChoice.ts';

/** Be a follower: choose who you are and to which account you write. */
export function PhonePage() {
  const [igId, setIgId] = useQueryChoice('account');
  const [followerId, setFollowerId] = useQueryChoice('follower');
  const accounts = useLiveResource<AccountView[]>('/accounts', ['accounts']) ?? [];
  const account = accounts.find((each) => each.igId === igId) ?? accounts[0];
  const conversations =
    useLiveResource<ConversationSummary[]>(account ? `/accounts/${account.igId}/conversations` : null, [
      'conversation',
      'followers',
    ]) ?? [];
  const current = conversations.find((each) => each.follower.id === followerId) ?? conversations[0];

  return (
    <Layout>
      <Side>
        <h1>Be a follower</h1>
        <AccountPicker label="Write to" accounts={accounts} chosen={account?.igId} onChoose={setIgId} />
        <FollowerPicker conversations={conversations} chosen={current?.follower.id} onChoose={setFollowerId} />
        <AddFollower onAdded={setFollowerId} />
      </Side>
      <PhoneFrame>
        {account && current && (
          <Conversation key={current.igsid} account={account} follower={current.follower} igsid={current.igsid} />
        )}
      </PhoneFrame>
      {account && current && <BehindTheScenes account={account} followerId={current.follower.id} />}
    </Layout>
  );
}

const Layout = styled.main`
  display: grid;
  gap: 24px clamp(20px, 4vw, 56px);
  justify-content: center;
  padding: clamp(12px, 2.2vw, 32px) clamp(12px, 3vw, 32px);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 760px) {
    grid-template-columns: minmax(240px, 300px) minmax(320px, 400px);
    align-items: start;
  }
  @media (min-width: 1120px) {
    grid-template-columns: 300px 400px minmax(240px, 300px);
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  min-width: 0;
  h1 {
    font-size: 24px;
  }
`;
