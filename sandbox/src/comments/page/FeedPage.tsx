import { styled } from 'styled-components';
import { useLiveResource } from '../../live/page/useLiveResource.ts';
import { AccountPicker } from '../../phone/page/AccountPicker.tsx';
import { useQueryChoice } from '../../phone/page/useQueryChoice.ts';
import type { AccountView, FollowerView, PostView } from '../../phone/views.ts';
import { PostCard } from './PostCard.tsx';

/** The posts of an account as followers see them; what the app publishes appears here. */
export function FeedPage() {
  const [igId, setIgId] = useQueryChoice('account');
  const accounts = useLiveResource<AccountView[]>('/accounts', ['accounts']) ?? [];
  const followers = useLiveResource<FollowerView[]>('/followers', ['followers']) ?? [];
  const account = accounts.find((each) => each.igId === igId) ?? accounts[0];
  const posts = useLiveResource<PostView[]>(account ? `/accounts/${account.igId}/posts` : null, ['posts']) ?? [];
  return (
    <Page>
      <h1>Feed</h1>
      <AccountPicker label="Posts of" accounts={accounts} chosen={account?.igId} onChoose={setIgId} />
      {posts.map((post) => (
        <PostCard key={post.id} post={post} followers={followers} />
      ))}
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  gap: 16px;
  max-width: 560px;
  margin: 0 auto;
  padding: clamp(12px, 3vw, 32px);
  h1 {
    font-size: 24px;
  }
`;
