import { useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import type { AccountView, ConversationSummary, StatusView } from '../../../state/views.ts';
import { useQueryChoice } from '../../account/useQueryChoice.ts';
import { useLiveQuery } from '../../api/useLiveQuery.ts';
import { useLiveValue } from '../../api/useLiveValue.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Region } from '../../ui/feedback/Region.tsx';
import { FollowerEditor } from '../followers/FollowerEditor.tsx';
import { PhoneView } from '../PhoneView.tsx';
import { showTheme, useShell } from './useShell.ts';
import { useStoredChoice } from './useStoredChoice.ts';

/** The phone alone, in the frame of the app. */
export function DockedPhone() {
  const [chosen, setChosen] = useQueryChoice('account');
  const [followerId, setFollowerId] = useStoredChoice('fanfare.follower');
  const status = useLiveValue<StatusView>('/status', []);
  const accounts = useLiveValue<AccountView[]>('/accounts', ['accounts']) ?? [];
  const named = accounts.find(({ igId, username }) => igId === chosen || username === chosen);
  const connected = accounts.filter((account) => account.isConnected || account === named);
  const account = named ?? connected[0] ?? accounts[0];
  const conversations = useLiveQuery<ConversationSummary[]>(account ? `/accounts/${account.igId}/conversations` : null, [
    'conversation',
    'followers',
  ]);
  const current = conversations.value?.find(({ follower }) => follower.id === followerId) ?? conversations.value?.[0];
  useShell(status?.appUrl ?? null, current !== undefined);
  useLayoutEffect(() => showTheme(new URLSearchParams(window.location.search).get('theme')), []);

  return (
    <Dock>
      <title>Phone · Instagram sandbox</title>
      <h1>Phone of a follower</h1>
      <Region answer={conversations} what="The followers" lines={1}>
        {(shown) => (
          <Who>
            {current && <Avatar name={current.follower.username} account={account?.igId} size={32} />}
            <select
              aria-label="You are"
              value={current?.follower.id ?? ''}
              onChange={({ target }) => setFollowerId(target.value)}
            >
              {shown.map(({ follower, unseenCount }) => (
                <option key={follower.id} value={follower.id}>
                  {follower.username}
                  {unseenCount > 0 && follower.id !== current?.follower.id ? ` · ${unseenCount} new` : ''}
                </option>
              ))}
            </select>
            {connected.length > 1 && account && (
              <select aria-label="Write to" value={account.igId} onChange={({ target }) => setChosen(target.value)}>
                {connected.map(({ igId, username }) => (
                  <option key={igId} value={igId}>
                    to {username}
                  </option>
                ))}
              </select>
            )}
            <FollowerEditor isIcon onSaved={setFollowerId} />
          </Who>
        )}
      </Region>
      {account && current && <PhoneView key={current.igsid} account={account} follower={current.follower} isDocked />}
    </Dock>
  );
}

const Dock = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr);
  gap: 10px;
  height: 100dvh;
  padding: 10px;
  h1 {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-width: 0;
  select {
    flex: 1 1 0;
    min-width: 0;
    min-height: 40px;
    padding: 0 8px;
    border: 1px solid var(--strongLine);
    border-radius: var(--round);
    background: var(--card);
    font-size: 14px;
    font-weight: 550;
    text-overflow: ellipsis;
  }
`;
