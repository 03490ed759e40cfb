import { errorText } from '@fanfare/shared/api';
import { PASSWORD_MAX_LENGTH } from '@fanfare/shared/contracts';
import { Banner, Button, Card, PasswordField, space } from '@fanfare/shared/ui';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { useStepUpMutation } from './connectInstagram.api.ts';

const text = copy.confirmIdentity;

/** The last sign-in is too long ago for what was asked: the password once more, then on with it. */
export function ConfirmIdentity({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) {
  const [password, setPassword] = useState('');
  const [stepUp, { isLoading, error }] = useStepUpMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await stepUp({ password });
    if (data) onConfirmed();
  };

  return (
    <Card as="form" aria-label={text.title} onSubmit={submit}>
      <h2>{text.title}</h2>
      {error ? <Banner tone="danger">{errorText(error, { fallback: text.failed })}</Banner> : null}
      <PasswordField
        label={text.password}
        autoComplete="current-password"
        autoFocus
        required
        maxLength={PASSWORD_MAX_LENGTH}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Choices>
        <Button type="submit" $variant="danger" disabled={isLoading}>
          {text.submit}
        </Button>
        <Button type="button" $variant="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      </Choices>
    </Card>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1half};
  margin-top: ${space.x2};
`;
