import { errorText } from '@fanfare/shared/api';
import { Banner, BusyButton, Button, color, Field } from '@fanfare/shared/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { hasErrorCode } from '../../state/hasErrorCode.ts';
import { useEnter } from '../../state/invitation/useEnter.ts';
import { useForm } from '../../state/useForm.ts';
import { useCompleteSignInMutation } from './twoFactorChallenge.api.ts';

const text = copy.secondStep;

interface TwoFactorChallengeFormProps {
  challenge: string;
  /** Returns to the password form, with a reason if the server no longer accepts this sign-in. */
  onRestart: (reason: string | null) => void;
}

export function TwoFactorChallengeForm({ challenge, onRestart }: TwoFactorChallengeFormProps) {
  const [complete, { isLoading, error, reset }] = useCompleteSignInMutation();
  const [isBackup, setIsBackup] = useState(false);
  const enter = useEnter();

  const { form, focus } = useForm<'proof'>(async (read) => {
    const proof = read('proof');
    const { data, error: failure } = await complete({ challenge, ...(isBackup ? { backupCode: proof } : { code: proof }) });
    if (data) {
      enter({ token: data.token, user: data.user });
    } else if (hasErrorCode(failure, 'challenge_invalid')) {
      onRestart(errorText(failure, text.errors));
    }
  });

  // Runs on mount, when the kind of code changes, and when a failed attempt has enabled the field again.
  useEffect(() => focus('proof'), [focus, isBackup, error]);

  const change = () => {
    reset();
    setIsBackup(!isBackup);
  };

  return (
    <form {...form}>
      <fieldset disabled={isLoading}>
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
            name="proof"
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
            name="proof"
          />
        )}
        {error ? <Banner tone="danger">{errorText(error, text.errors)}</Banner> : null}
        <BusyButton type="submit" $variant="primary" $wide isBusy={isLoading} busyText={text.submitting}>
          {text.submit}
        </BusyButton>
        <Button $variant="quiet" $wide onClick={change}>
          {isBackup ? text.useCode : text.useBackupCode}
        </Button>
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
