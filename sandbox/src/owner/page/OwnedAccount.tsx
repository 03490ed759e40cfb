import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../pages/Button.ts';
import { change } from '../../pages/sandboxApi.ts';
import { ConnectionBadge } from '../../phone/page/ConnectionBadge.tsx';
import type { AccountView } from '../../phone/views.ts';

export function OwnedAccount({ account }: { account: AccountView }) {
  const [outcome, setOutcome] = useState('');
  const { igId, username, name, followersCount, isConnected, isMessageAccessOn } = account;
  const path = `/accounts/${igId}`;

  async function act(text: string, method: 'POST' | 'PATCH', to: string, body?: object): Promise<void> {
    try {
      await change(method, to, body);
      setOutcome(text);
    } catch (error) {
      setOutcome(error instanceof Error ? error.message : String(error));
    }
  }

  return (
    <Card aria-label={username}>
      <div>
        <h2>{username}</h2>
        <p>
          <bdi>{name ?? 'No name'}</bdi> · {followersCount.toLocaleString()} followers
        </p>
        <ConnectionBadge account={account} />
      </div>
      <label>
        <input
          type="checkbox"
          checked={isMessageAccessOn}
          onChange={(event) => void act('', 'PATCH', path, { isMessageAccessOn: event.target.checked })}
        />
        Allow access to messages
      </label>
      <div>
        <Button
          disabled={!isConnected}
          onClick={() => void act('Every token is dead.', 'POST', `${path}/revoke`, { reason: 'passwordChanged' })}
        >
          Change the password
        </Button>
        <Button
          disabled={!isConnected}
          onClick={() => void act('The app was removed; its deauthorise callback was called.', 'POST', `${path}/remove-app`)}
        >
          Remove the app
        </Button>
        <Button onClick={() => void act('The data-deletion callback was called.', 'POST', `${path}/delete-data`)}>
          Ask for deletion
        </Button>
      </div>
      <p role="status">{outcome}</p>
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  gap: 12px;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: 20px;
  background: var(--card);
  h2 {
    font-size: 18px;
  }
  p {
    color: var(--soft);
  }
  p:empty {
    display: none;
  }
  > div:last-of-type {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  label {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
  }
  input {
    width: 20px;
    height: 20px;
    accent-color: var(--accent);
  }
`;
