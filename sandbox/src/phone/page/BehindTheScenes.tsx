import { styled } from 'styled-components';
import { useLiveResource } from '../../live/page/useLiveResource.ts';
import { Address } from '../../pages/Address.tsx';
import { formatDayAndTime } from '../../pages/formatTime.ts';
import type { AccountView, ConversationView, StatusView } from '../views.ts';

interface BehindTheScenesProps {
  account: AccountView;
  followerId: string;
}

/** What the app on the other side knows about this conversation. */
export function BehindTheScenes({ account, followerId }: BehindTheScenesProps) {
  const conversation = useLiveResource<ConversationView>(`/accounts/${account.igId}/conversations/${followerId}`, [
    'conversation',
  ]);
  const status = useLiveResource<StatusView>('/status', ['callback', 'conversation', 'delivery']);
  if (!conversation || !status) return null;
  const { windowClosesAt } = conversation;
  const isOpen = windowClosesAt !== null && windowClosesAt > status.now;

  return (
    <Panel>
      <h2>Behind the scenes</h2>
      <dl>
        <dt>Reply window</dt>
        <dd>
          {windowClosesAt === null && 'Closed: this follower has not written yet'}
          {windowClosesAt !== null && `${isOpen ? 'Open until' : 'Closed since'} ${formatDayAndTime(windowClosesAt)}`}
        </dd>
        <dt>Follower’s id for this account (IGSID)</dt>
        <dd>
          <code>{conversation.igsid}</code>
        </dd>
        <dt>Account id (IG_ID)</dt>
        <dd>
          <code>{account.igId}</code>
        </dd>
        <dt>Webhook fields</dt>
        <dd>{account.subscribedFields?.join(', ') ?? 'No app is subscribed'}</dd>
        <dt>Callback</dt>
        <dd>
          <Address text={status.callback.url} />
          {!status.callback.isVerified && <Problem>{status.callback.problem ?? 'Waiting for its handshake.'}</Problem>}
        </dd>
      </dl>
      <a href="/deliveries">All deliveries ({status.deliveries.pending} pending)</a>
    </Panel>
  );
}

const Panel = styled.aside`
  min-width: 0;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: 20px;
  background: var(--card);
  h2 {
    font-size: 16px;
  }
  dl {
    margin: 12px 0 16px;
  }
  dt {
    margin-top: 12px;
    font-size: 13px;
    font-weight: 600;
    color: var(--soft);
  }
  dd {
    margin: 2px 0 0;
    font-size: 15px;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  @media (min-width: 760px) and (max-width: 1119px) {
    grid-column: 1 / -1;
  }
`;

const Problem = styled.p`
  color: var(--warn);
`;
