import { useState } from 'react';
import { styled } from 'styled-components';
import type { AccountView, CallbackAnswer } from '../../state/views.ts';
import { change } from '../api/sandboxApi.ts';
import { Button } from '../ui/Button.ts';
import { ConfirmButton } from '../ui/feedback/ConfirmButton.tsx';
import { Problem } from '../ui/feedback/Problem.tsx';
import { useAction } from '../ui/feedback/useAction.ts';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { Row } from '../ui/frame/Row.ts';

const reasons = [
  { reason: 'passwordChanged', text: 'Password changed (190/460)' },
  { reason: 'checkpoint', text: 'Checkpoint (190/459)' },
  { reason: 'invalidated', text: 'Session made invalid (190/467)' },
] as const;

export function RevokeAccess({ account: { igId, username, isConnected } }: { account: AccountView }) {
  const [reason, setReason] = useState('passwordChanged');
  const [outcome, setOutcome] = useState('');
  const { act, problem } = useAction();
  const path = `/accounts/${igId}`;

  const revoke = () =>
    act(async () => {
      const { revoked } = await change<{ revoked: number }>('POST', `${path}/revoke`, { reason });
      setOutcome(`${revoked === 1 ? 'The token is dead' : `${revoked} tokens are dead`}; the app learns it by its next call.`);
    });

  async function removeApp(): Promise<void> {
    const { callback } = await change<{ callback: CallbackAnswer }>('POST', `${path}/remove-app`);
    setOutcome(`The app was removed. Its deauthorise callback ${answered(callback)}`);
  }

  async function deleteData(): Promise<void> {
    const { callback } = await change<{ callback: CallbackAnswer }>('POST', `${path}/delete-data`);
    setOutcome(`The data-deletion callback ${answered(callback)}`);
  }

  return (
    <Box>
      <Revoke>
        <SelectField label="Revoke the token because" value={reason} onChange={(event) => setReason(event.target.value)}>
          {reasons.map((each) => (
            <option key={each.reason} value={each.reason}>
              {each.text}
            </option>
          ))}
        </SelectField>
        <Button disabled={!isConnected} onClick={() => void revoke()}>
          Revoke
        </Button>
      </Revoke>
      <Row>
        <ConfirmButton
          label="Remove the app"
          disabled={!isConnected}
          question={`Remove the app from ${username}?`}
          consequence="Its tokens die, webhooks stop, and its deauthorise callback is called."
          confirm="Remove it"
          onConfirm={removeApp}
        />
        <ConfirmButton
          label="Ask for deletion"
          question={`Ask the app to delete the data of ${username}?`}
          consequence="Its data-deletion callback is called; a product that keeps its word forgets the account."
          confirm="Ask for deletion"
          onConfirm={deleteData}
        />
      </Row>
      <p role="status">{outcome}</p>
      <Problem text={problem} />
    </Box>
  );
}

function answered({ status, body, url }: CallbackAnswer): string {
  if (status === null) return `at ${url} could not be reached.`;
  return `answered ${status}${body === '' ? '../../owner/page' : `: ${body}`}`;
}

const Box = styled.div`
  display: grid;
  gap: 12px;
  padding-top: 14px;
  border-top: 1px solid var(--line);
  [role='status'] {
    font-size: 14px;
    color: var(--soft);
  }
  [role='status']:empty {
    display: none;
  }
`;

const Revoke = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 8px;
`;
