import { failureNotice } from '@fanfare/shared/api';
import { tokenRotated, useAppDispatch } from '@fanfare/shared/store';
import { BusyButton, color, FailureBanner, Field, font, radius, space } from '@fanfare/shared/ui';
import { useEffect } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';
import { useForm } from '../../state/useForm.ts';
import { CopyButton } from './CopyButton.tsx';
import { QrCode } from './QrCode.tsx';
import { type SetUp, useConfirmTwoFactorMutation } from './twoFactorSetup.api.ts';

const text = copy.twoFactor;

interface ConfirmSetUpProps {
  setUp: SetUp;
  onConfirmed: (backupCodes: readonly string[]) => void;
}

export function ConfirmSetUp({ setUp, onConfirmed }: ConfirmSetUpProps) {
  const [confirm, { isLoading, error }] = useConfirmTwoFactorMutation();
  const dispatch = useAppDispatch();

  const { form, focus } = useForm<'code'>(async (read) => {
    const { data } = await confirm({ code: read('code') });
    if (!data) return;
    dispatch(tokenRotated({ token: data.token }));
    onConfirmed(data.backupCodes);
  });

  useEffect(() => {
    if (error) focus('code');
  }, [error, focus]);

  return (
    <form {...form}>
      <fieldset disabled={isLoading}>
        {error ? <FailureBanner failure={failureNotice(error, text.errors)} /> : null}
        <QrCode content={setUp.otpauthUrl} label={text.picture} />
        <Secret>
          <span>{text.secretLead}</span>
          <code>{setUp.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton label={text.copySecret} content={setUp.secret} />
        </Secret>
        <Field
          label={text.code}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
          minLength={6}
          maxLength={10}
          name="code"
        />
        <BusyButton type="submit" $variant="primary" $wide isBusy={isLoading} busyText={text.confirming}>
          {text.confirm}
        </BusyButton>
      </fieldset>
    </form>
  );
}

const Secret = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.x1};
  > span { color: ${color.textMuted}; font-size: ${font.size.small}; }
  code {
    padding: ${space.x1} ${space.x1half};
    border-radius: ${radius.small};
    background: ${color.sunken};
    font-family: ${font.mono};
    text-align: center;
    overflow-wrap: anywhere;
  }
`;
