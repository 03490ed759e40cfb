import { styled } from 'styled-components';
import type { AccountView, ConversationSummary } from '../../state/views.ts';
import { AccountPicker } from '../account/AccountPicker.tsx';
import { useQueryChoice } from '../account/useQueryChoice.ts';
import { useLiveQuery } from '../api/useLiveQuery.ts';
import { useLiveValue } from '../api/useLiveValue.ts';
import { Region } from '../ui/feedback/Region.tsx';
import { FollowerEditor } from './followers/FollowerEditor.tsx';
import { FollowerPicker } from './followers/FollowerPicker.tsx';
import { PhoneView } from './PhoneView.tsx';

export function PhonePage() {
  const [igId, setIgId] = useQueryChoice('account');
  const [followerId, setFollowerId] = useQueryChoice('follower');
  const accounts = useLiveValue<AccountView[]>('/accounts', ['accounts']) ?? [];
  const account = accounts.find((each) => each.igId === igId) ?? accounts[0];
  const conversations = useLiveQuery<ConversationSummary[]>(account ? `/accounts/${account.igId}/conversations` : null, [
    'conversation',
    'followers',
  ]);
  const list = conversations.value ?? [];
  const current = list.find((each) => each.follower.id === followerId) ?? list[0];

  return (
    <Layout>
      <Side>
        <h1>Be a follower</h1>
        <AccountPicker label="Write to" accounts={accounts} chosen={account?.igId} onChoose={setIgId} />
        <Region answer={conversations} what="The followers" lines={5}>
          {(shown) => <FollowerPicker conversations={shown} chosen={current?.follower.id} onChoose={setFollowerId} />}
        </Region>
        <Editors>
          <FollowerEditor onSaved={setFollowerId} />
          {current && <FollowerEditor key={current.follower.id} follower={current.follower} onSaved={setFollowerId} />}
        </Editors>
      </Side>
      {account && current && <PhoneView key={current.igsid} account={account} follower={current.follower} />}
    </Layout>
  );
}

const Layout = styled.main`
  display: grid;
  gap: 20px clamp(20px, 3.4vw, 52px);
  justify-content: center;
  padding: clamp(12px, 2vw, 28px) clamp(12px, 3vw, 32px) 40px;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 760px) {
    grid-template-columns: minmax(220px, 290px) minmax(320px, 390px);
    align-items: start;
  }
  @media (min-width: 1120px) {
    grid-template-columns: 280px 390px minmax(260px, 320px);
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  min-width: 0;
  h1 {
    font-size: 24px;
  }
`;

const Editors = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
