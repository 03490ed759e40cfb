import { errorText } from '@fanfare/shared/api';
import { routes } from '@fanfare/shared/contracts';
import { useNavigate } from '@fanfare/shared/router';
import { signedIn, useAppDispatch } from '@fanfare/shared/store';
import { Banner, BusyButton, Button, color, Field } from '@fanfare/shared/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { hasErrorCode } from '../../state/hasErrorCode.ts';
import { useCompleteSignInMutation } from './secondStep.api.ts';

const text = copy.secondStep;

interface SecondStepFormProps {
  challenge: string;
  /** Back to the password; with the reason when the server no longer accepts this sign-in. */
  onRestart: (reason: string | null) => void;
}

/** The second step of a sign-in: a code of the authenticator app, or one of the backup codes. */
export function SecondStepForm({ challenge, onRestart }: SecondStepFormProps) {
  const { register, handleSubmit, setFocus, resetField } = useForm<{ proof: string }>();
  const [complete, { isLoading, error, reset }] = useCompleteSignInMutation();
  const [isBackup, setIsBackup] = useState(false);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  // On arrival, after switching, and when a failed try has enabled the field again.
  useEffect(() => setFocus('proof', { shouldSelect: true }), [setFocus, isBackup, error]);

  const submit = handleSubmit(async ({ proof }) => {
    const { data, error: failure } = await complete({ challenge, ...(isBackup ? { backupCode: proof } : { code: proof }) });
    if (data) {
      dispatch(signedIn({ token: data.token, user: data.user }));
      navigate(routes.dashboard, { replace: true });
    } else if (hasErrorCode(failure, 'challenge_invalid')) {
      onRestart(errorText(failure, text.errors));
    }
  });

  const change = () => {
    reset();
    resetField('proof');
    setIsBackup(!isBackup);
  };

  return (
    <form onSubmit={submit}>
      <fieldset disabled={isLoading}>
        {error ? <Banner tone="danger">{errorText(error, text.errors)}</Banner> : null}
        <Muted>{isBackup ? text.backupLead : text.codeLead}</Muted>
        {isBackup ? (
          <Field
            key="backup"
            label={text.backupCode}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            minLength={16}
            maxLength={40}
            {...register('proof')}
          />
        ) : (
          <Field
            key="code"
            label={text.code}
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            minLength={6}
            maxLength={10}
            {...register('proof')}
          />
        )}
        <BusyButton type="submit" $variant="primary" $wide isBusy={isLoading} busyText={text.submitting}>
          {text.submit}
        </BusyButton>
        <BusyButton $variant="quiet" $wide onClick={change} isBusy={isBackup} busyText={text.useCode}>
          {text.useBackupCode}
        </BusyButton>
        <Button $variant="quiet" $wide onClick={() => onRestart(null)}>
          {text.restart}
        </Button>
      </fieldset>
    </form>
  );
}

const Muted = styled.p`
  color: ${color.textMuted};
`;
