import { failureNotice } from '@fanfare/shared/api';
import { PASSWORD_MAX_LENGTH } from '@fanfare/shared/contracts';
import { BusyButton, Button, Card, FailureBanner, PasswordField, space } from '@fanfare/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { useForm } from '../../state/useForm.ts';
import { useReauthenticateMutation } from './connectInstagram.api.ts';

const text = copy.confirmIdentity;

/** Asks for the password again if the last sign-in is too long ago. */
export function ConfirmIdentity({ onConfirmed, onCancel }: { onConfirmed: () => void; onCancel: () => void }) {
  const [reauthenticate, { isLoading, error }] = useReauthenticateMutation();

  const { form, focus } = useForm<'password'>(async (read) => {
    const { data } = await reauthenticate({ password: read('password') });
    if (data) onConfirmed();
  });

  // Runs on mount and whenever the form is enabled again.
  useEffect(() => {
    if (!isLoading) focus('password');
  }, [isLoading, focus]);

  return (
    <Proof as="div">
      <form {...form} aria-label={text.title}>
        <fieldset disabled={isLoading}>
          <h2>{text.title}</h2>
          {error ? <FailureBanner failure={failureNotice(error, text.failed)} /> : null}
          <PasswordField
            label={text.password}
            autoComplete="current-password"
            required
            maxLength={PASSWORD_MAX_LENGTH}
            name="password"
          />
          <Choices>
            <BusyButton type="submit" $variant="danger" isBusy={isLoading} busyText={text.submitting}>
              {text.submit}
            </BusyButton>
            <Button type="button" $variant="quiet" onClick={onCancel}>
              {text.cancel}
            </Button>
          </Choices>
        </fieldset>
      </form>
    </Proof>
  );
}

const Proof = styled(Card)`
  max-width: 460px;
  fieldset { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.x2}; min-width: 0; margin: 0; padding: 0; border: 0; }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1half};
`;
