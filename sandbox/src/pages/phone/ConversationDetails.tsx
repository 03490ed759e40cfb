import { styled } from 'styled-components';
import type { AccountView, ConversationView } from '../../state/views.ts';
import { useSandboxNow } from '../clock/useSandboxNow.ts';
import { formatDayAndTime } from '../ui/formatTime.ts';
import { Card } from '../ui/frame/Card.ts';
import { ConversationEvents } from './ConversationEvents.tsx';
import type { DraftAbout } from './composer/DraftAbout.ts';
import { DeliveryTrail } from './DeliveryTrail.tsx';

interface ConversationDetailsProps {
  account: AccountView;
  path: string;
  conversation: ConversationView;
  onArrive: (about: DraftAbout) => void;
}

export function ConversationDetails({ account, path, conversation, onArrive }: ConversationDetailsProps) {
  const time = useSandboxNow();
  const { windowClosesAt, igsid, isThreadElsewhere, isBlocking } = conversation;
  const isOver = windowClosesAt !== null && time !== null && windowClosesAt <= time.now;

  return (
    <Side>
      <Card aria-label="Behind the scenes">
        <h2>Behind the scenes</h2>
        <dl>
          <dt>Reply window</dt>
          <dd>
            {windowClosesAt === null && 'Closed: this follower has not written yet'}
            {windowClosesAt !== null && `${isOver ? 'Closed since' : 'Open until'} ${formatDayAndTime(windowClosesAt)}`}
          </dd>
          <dt>Thread</dt>
          <dd>
            {isThreadElsewhere ? 'Another app has it; this one stands by' : 'With this app'}
            {isBlocking && '. The follower blocks the account'}
          </dd>
          <dt>Follower’s id for this account (IGSID)</dt>
          <dd>
            <code>{igsid}</code>
          </dd>
          <dt>Account id (IG_ID)</dt>
          <dd>
            <code>{account.igId}</code>
          </dd>
          <dt>Webhook fields</dt>
          <dd>{account.subscribedFields?.join(', ') ?? 'No app is subscribed'}</dd>
        </dl>
      </Card>
      <DeliveryTrail igsid={igsid} />
      <ConversationEvents account={account} path={path} conversation={conversation} onArrive={onArrive} />
    </Side>
  );
}

const Side = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
  min-width: 0;
  dl {
    margin: 0;
  }
  dt {
    font-size: 13px;
    font-weight: 550;
    color: var(--soft);
  }
  dd {
    margin: 0 0 10px;
    font-size: 15px;
  }
  @media (min-width: 760px) and (max-width: 1119px) {
    grid-column: 1 / -1;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
