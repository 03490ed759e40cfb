import { styled } from 'styled-components';
import type { StatusView } from '../../state/views.ts';
import { useLiveQuery } from '../api/useLiveQuery.ts';
import { Address } from '../ui/Address.tsx';
import { Region } from '../ui/feedback/Region.tsx';

export function AppAddresses() {
  const status = useLiveQuery<StatusView>('/status', ['callback']);
  const named = [
    { name: 'Login dialog', host: 'www.instagram.com' },
    { name: 'Token endpoint', host: 'api.instagram.com' },
    { name: 'Graph API', host: 'graph.instagram.com' },
  ];
  return (
    <Region answer={status} what="The addresses">
      {({ appId, callback, hosts }) => (
        <Facts>
          {named.map(({ name, host }) => (
            <div key={host}>
              <dt>{name}</dt>
              <dd>
                <Address text={hosts[host] ?? ''} />
              </dd>
            </div>
          ))}
          <div>
            <dt>App id</dt>
            <dd>
              <code>{appId}</code>
            </dd>
          </div>
          <div>
            <dt>Webhook callback</dt>
            <dd>
              <Address text={callback.url} />
              <Handshake $tone={callback.isVerified ? 'good' : 'warn'}>
                {callback.isVerified ? 'Verified' : (callback.problem ?? 'Waiting for its handshake')}
              </Handshake>
            </dd>
          </div>
        </Facts>
      )}
    </Region>
  );
}

const Facts = styled.dl`
  display: grid;
  gap: 10px;
  margin: 0;
  dt {
    font-size: 13px;
    font-weight: 550;
    color: var(--soft);
  }
  dd {
    margin: 0;
  }
`;

const Handshake = styled.p<{ $tone: 'good' | 'warn' }>`
  font-size: 14px;
  font-weight: 550;
  color: var(--${({ $tone }) => $tone});
`;
