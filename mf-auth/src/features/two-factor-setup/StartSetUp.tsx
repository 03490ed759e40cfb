import { failureNotice } from '@fanfare/shared/api';
import { PASSWORD_MAX_LENGTH } from '@fanfare/shared/contracts';
import { BusyButton, FailureBanner, PasswordField } from '@fanfare/shared/ui';
import { useEffect, useState } from 'react';
import { copy } from '../../copy.ts';
import { hasErrorCode } from '../../state/hasErrorCode.ts';
import { useForm } from '../../state/useForm.ts';
import { type SetUp, useStartTwoFactorMutation } from './twoFactorSetup.api.ts';

const text = copy.twoFactor;

interface StartSetUpProps {
  /** The token of the mailed link; without it the password is required. */
  token: string | null;
  onStarted: (setUp: SetUp) => void;
}

export function StartSetUp({ token, onStarted }: StartSetUpProps) {
  const [start, { isLoading, error }] = useStartTwoFactorMutation();
  const [refused, setRefused] = useState<string | null>(null);
  // If the link has expired, the password is accepted instead.
  const proof = token === refused ? null : token;

  const { form, focus } = useForm<'password'>(async (read) => {
    const { data, error: failure } = await start(proof === null ? { password: read('password') } : { token: proof });
    if (data) onStarted(data);
    else if (hasErrorCode(failure, 'link_invalid')) setRefused(token);
  });

  useEffect(() => {
    if (error && proof === null) focus('password');
  }, [error, proof, focus]);

  return (
    <form {...form}>
      <fieldset disabled={isLoading}>
        {error ? <FailureBanner failure={failureNotice(error, text.errors)} /> : null}
        <p>{text.needs}</p>
        {proof === null ? (
          <PasswordField
            label={text.password}
            hint={text.passwordLead}
            autoComplete="current-password"
            required
            maxLength={PASSWORD_MAX_LENGTH}
            name="password"
          />
        ) : null}
        <BusyButton type="submit" $variant="primary" $wide isBusy={isLoading} busyText={text.starting}>
          {text.start}
        </BusyButton>
      </fieldset>
    </form>
  );
}
