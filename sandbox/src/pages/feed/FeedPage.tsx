import { Images } from 'lucide-react';
import { styled } from 'styled-components';
import type { AccountView, FollowerView, PostView } from '../../state/views.ts';
import { AccountPicker } from '../account/AccountPicker.tsx';
import { useQueryChoice } from '../account/useQueryChoice.ts';
import { useLiveQuery } from '../api/useLiveQuery.ts';
import { useLiveValue } from '../api/useLiveValue.ts';
import { Region } from '../ui/feedback/Region.tsx';
import { StateCard } from '../ui/feedback/StateCard.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { Card } from '../ui/frame/Card.ts';
import { PageBody } from '../ui/frame/PageBody.tsx';
import { NewPost } from './NewPost.tsx';
import { PostCard } from './PostCard.tsx';
import { PostTools } from './PostTools.tsx';

/** Represents the account in the URL; usernames cannot contain it. */
const ACCOUNT = '@';

export function FeedPage() {
  const [igId, setIgId] = useQueryChoice('account');
  const [as, setAs] = useQueryChoice('as');
  const accounts = useLiveValue<AccountView[]>('/accounts', ['accounts']) ?? [];
  const followers = useLiveValue<FollowerView[]>('/followers', ['followers']) ?? [];
  const account = accounts.find((each) => each.igId === igId) ?? accounts[0];
  const posts = useLiveQuery<PostView[]>(account ? `/accounts/${account.igId}/posts` : null, ['posts']);
  const follower = followers.find(({ id }) => id === as) ?? followers[0];
  const isAccount = as === ACCOUNT || !follower;
  const by = isAccount ? { id: null, username: account?.username ?? '' } : follower;

  return (
    <PageBody title="Feed" lead="The account’s posts as its followers see them. What the app publishes appears here." width={920}>
      <Columns>
        <Side>
          <Card>
            <AccountPicker label="Posts of" accounts={accounts} chosen={account?.igId} onChoose={setIgId} />
            <SelectField
              label="You are"
              value={isAccount ? ACCOUNT : follower.id}
              onChange={(event) => setAs(event.target.value)}
              hint="Who writes the comments. The app hears about the account’s own, too."
            >
              {followers.map(({ id, username }) => (
                <option key={id} value={id}>
                  {username}
                </option>
              ))}
              <option value={ACCOUNT}>{account?.username ?? 'The account'} (the account)</option>
            </SelectField>
            {account && <NewPost account={account} followers={followers} />}
          </Card>
        </Side>
        <Region answer={posts} what="The posts" lines={4}>
          {(shown) =>
            shown.length === 0 ? (
              <StateCard icon={Images} title="No posts yet">
                <p>Post something with “New post”, or let the app publish.</p>
              </StateCard>
            ) : (
              <Posts>
                {shown.map((post) => (
                  <PostCard key={post.id} post={post} by={by} tools={<PostTools post={post} />} />
                ))}
              </Posts>
            )
          }
        </Region>
      </Columns>
    </PageBody>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  align-items: start;
  @media (min-width: 860px) {
    grid-template-columns: minmax(0, 520px) 320px;
    > :first-child {
      order: 2;
    }
  }
`;

const Side = styled.div`
  @media (min-width: 860px) {
    position: sticky;
    top: 16px;
  }
`;

const Posts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
