import { styled } from 'styled-components';
import type { AccountView } from '../../state/views.ts';
import { ConnectionBadge } from '../account/ConnectionBadge.tsx';
import { change } from '../api/sandboxApi.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Problem } from '../ui/feedback/Problem.tsx';
import { useAction } from '../ui/feedback/useAction.ts';
import { Switch } from '../ui/fields/Switch.tsx';
import { Card } from '../ui/frame/Card.ts';
import { Row } from '../ui/frame/Row.ts';
import { EditAccount } from './EditAccount.tsx';
import { RevokeAccess } from './RevokeAccess.tsx';

export function OwnedAccount({ account }: { account: AccountView }) {
  const { act, problem } = useAction();
  const { igId, appScopedId, username, name, accountType, followersCount, subscribedFields, isMessageAccessOn } = account;
  return (
    <Card aria-label={username}>
      <Head>
        <Avatar name={username} size={44} />
        <div>
          <h2>{username}</h2>
          <p>
            {name === null ? <i>No name</i> : <bdi>{name}</bdi>} · {accountType === 'BUSINESS' ? 'Business' : 'Creator'} ·{' '}
            {followersCount.toLocaleString()} followers
          </p>
        </div>
      </Head>
      <Row $spread>
        <ConnectionBadge account={account} />
        <EditAccount account={account} />
      </Row>
      <Facts>
        <dt>Account id (IG_ID)</dt>
        <dd>
          <code>{igId}</code>
        </dd>
        <dt>Id towards the app</dt>
        <dd>
          <code>{appScopedId}</code>
        </dd>
        <dt>Subscribed fields</dt>
        <dd>
          {subscribedFields === null
            ? 'No app is subscribed'
            : subscribedFields.join(', ') || 'None: the app asked for fields that are off'}
        </dd>
      </Facts>
      <Switch
        isOn={isMessageAccessOn}
        onChange={(next) => void act(() => change('PATCH', `/accounts/${igId}`, { isMessageAccessOn: next }))}
      >
        Allow access to messages
      </Switch>
      <Problem text={problem} />
      <RevokeAccess account={account} />
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  > div {
    min-width: 0;
  }
  p {
    font-size: 14px;
    color: var(--soft);
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 14px;
  margin: 0;
  font-size: 14px;
  dt {
    color: var(--soft);
  }
  dd {
    margin: 0;
  }
  @media (max-width: 480px) {
    grid-template-columns: minmax(0, 1fr);
    dd {
      margin-bottom: 4px;
    }
  }
`;
