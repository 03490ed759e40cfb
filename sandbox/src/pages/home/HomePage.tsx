import { styled } from 'styled-components';
import { useLiveResource } from '../../live/page/useLiveResource.ts';
import { ConnectionBadge } from '../../phone/page/ConnectionBadge.tsx';
import type { AccountView, StatusView } from '../../phone/views.ts';
import { Address } from '../Address.tsx';
import { Avatar } from '../Avatar.tsx';
import { Controls } from './Controls.tsx';

/** What the sandbox is, where to go, and what an app needs to know. */
export function HomePage() {
  const accounts = useLiveResource<AccountView[]>('/accounts', ['accounts']) ?? [];
  const status = useLiveResource<StatusView>('/status', ['callback', 'delivery', 'conversation']);
  const { origin } = window.location;
  return (
    <Page>
      <Hero>
        <h1>Instagram, on this computer</h1>
        <p>
          A local stand-in for Instagram’s login, Graph API and webhooks. It is as strict as the real one, needs no account, and
          nothing leaves this machine.
        </p>
        <div>
          <BigLink href="/phone" $strong>
            Be a follower on the phone
          </BigLink>
          <BigLink href="/deliveries">See what the app was sent</BigLink>
        </div>
      </Hero>
      <Columns>
        <Card>
          <h2>Accounts</h2>
          <ul>
            {accounts.map((account) => (
              <li key={account.igId}>
                <Avatar name={account.username} />
                <div>
                  <b>{account.username}</b>
                  <p>
                    {account.name} · {account.accountType === 'BUSINESS' ? 'Business' : 'Creator'}
                  </p>
                  <ConnectionBadge account={account} />
                </div>
              </li>
            ))}
          </ul>
        </Card>
        <Card>
          <h2>For the app</h2>
          <dl>
            <dt>Login dialog</dt>
            <dd>
              <Address text={`${origin}/www.instagram.com`} />
            </dd>
            <dt>Token endpoint</dt>
            <dd>
              <Address text={`${origin}/api.instagram.com`} />
            </dd>
            <dt>Graph API</dt>
            <dd>
              <Address text={`${origin}/graph.instagram.com`} />
            </dd>
            <dt>App id</dt>
            <dd>
              <code>{status?.appId}</code>
            </dd>
            <dt>Webhook callback</dt>
            <dd>
              {status && <Address text={status.callback.url} />}
              {status && (
                <Handshake $tone={status.callback.isVerified ? 'good' : 'warn'}>
                  {status.callback.isVerified ? 'Verified' : (status.callback.problem ?? 'Waiting for its handshake')}
                </Handshake>
              )}
            </dd>
          </dl>
        </Card>
        <Card>
          <h2>Controls</h2>
          {status && <Controls now={status.now} offsetMs={status.clockOffsetMs} />}
        </Card>
      </Columns>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  gap: clamp(24px, 4vw, 48px);
  max-width: 1160px;
  margin: 0 auto;
  padding: clamp(20px, 4vw, 56px) clamp(12px, 3vw, 32px);
`;

const Hero = styled.section`
  display: grid;
  gap: 16px;
  h1 {
    font-size: clamp(30px, 5vw, 48px);
    letter-spacing: -0.02em;
  }
  > p {
    max-width: 60ch;
    font-size: 18px;
    color: var(--soft);
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 8px;
  }
`;

const BigLink = styled.a<{ $strong?: boolean }>`
  display: grid;
  place-items: center;
  min-height: 52px;
  padding: 0 24px;
  border-radius: 16px;
  border: 1px solid ${({ $strong }) => ($strong ? 'var(--accent)' : 'var(--strongLine)')};
  background: ${({ $strong }) => ($strong ? 'var(--accent)' : 'transparent')};
  color: ${({ $strong }) => ($strong ? 'var(--onAccent)' : 'var(--ink)')};
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  &:hover {
    ${({ $strong }) => ($strong ? 'filter: brightness(1.1);' : 'background: var(--tint);')}
  }
`;

const Columns = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
`;

const Card = styled.section`
  min-width: 0;
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: 20px;
  background: var(--card);
  h2 {
    margin-bottom: 16px;
    font-size: 18px;
  }
  ul {
    display: grid;
    gap: 20px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    gap: 12px;
  }
  li p {
    margin-bottom: 6px;
    font-size: 14px;
    color: var(--soft);
  }
  dl {
    margin: 0;
  }
  dt {
    font-size: 13px;
    font-weight: 600;
    color: var(--soft);
  }
  dd {
    margin: 2px 0 12px;
  }
`;

const Handshake = styled.p<{ $tone: 'good' | 'warn' }>`
  font-size: 14px;
  font-weight: 600;
  color: var(--${({ $tone }) => $tone});
`;
