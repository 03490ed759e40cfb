import { failureNotice, fieldProblem } from '@fanfare/shared/api';
import { ACCOUNT_ID_MAX_LENGTH, SENDER_MAX_LENGTH } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { useNavigate } from '@fanfare/shared/router';
import { BusyButton, color, Field, space } from '@fanfare/shared/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { Section } from '../../components/Section.tsx';
import { suitesCopy } from '../../copy/testing.ts';
import { useSubscriptionsQuery } from '../../state/subscriptions.api.ts';
import { urls } from '../../state/urls.ts';
import { useCreateSuiteMutation } from './suites.api.ts';

const text = suitesCopy.create;

export function CreateSuite() {
  const { toast } = useHost();
  const navigate = useNavigate();
  const { data: subscriptions } = useSubscriptionsQuery();
  const [create, { error, isLoading }] = useCreateSuiteMutation();
  const [typedAccountId, setAccountId] = useState<string | null>(null);
  const [senderId, setSenderId] = useState('');
  const [senderUsername, setSenderUsername] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const [wasTried, setWasTried] = useState(false);
  // Prefills the account if there is only one.
  const accountId = typedAccountId ?? subscriptions?.[0]?.instagramAccountId ?? '';

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const suite = { accountId: accountId.trim(), senderId: senderId.trim(), senderUsername: senderUsername.trim() };
    if (Object.values(suite).includes('')) {
      setWasTried(true);
      [...(form.current?.querySelectorAll('input') ?? [])].find(({ value }) => value.trim() === '')?.focus();
      return toast({ kind: 'error', title: text.invalidTitle, description: text.invalid });
    }
    const result = await create(suite);
    if (!result.error) {
      toast({ kind: 'success', title: text.created });
      return navigate(urls.suites);
    }
    toast(failureNotice(result.error, text.createFailed));
  };

  return (
    <Section title={text.title}>
      <Quiet>{text.text}</Quiet>
      <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={text.accountId}
          hint={text.accountHint}
          value={accountId}
          maxLength={ACCOUNT_ID_MAX_LENGTH}
          error={wasTried && accountId.trim() === '' ? text.missing : fieldProblem(error, 'accountId')}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => setAccountId(target.value)}
        />
        <Field
          label={text.senderId}
          hint={text.senderHint}
          value={senderId}
          maxLength={SENDER_MAX_LENGTH}
          error={wasTried && senderId.trim() === '' ? text.missing : fieldProblem(error, 'senderId')}
          autoComplete="off"
          onChange={({ target }) => setSenderId(target.value)}
        />
        <Field
          label={text.senderUsername}
          value={senderUsername}
          maxLength={SENDER_MAX_LENGTH}
          error={wasTried && senderUsername.trim() === '' ? text.missing : fieldProblem(error, 'senderUsername')}
          autoComplete="off"
          onChange={({ target }) => setSenderUsername(target.value)}
        />
        <BusyButton type="submit" $variant="primary" isBusy={isLoading} busyText={text.busy}>
          {text.button}
        </BusyButton>
      </Form>
    </Section>
  );
}

const Quiet = styled.p`
  max-width: 70ch;
  color: ${color.textMuted};
`;

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${space.x2};
  max-width: 480px;
  > * { min-width: 0; }
  > div { width: 100%; }
`;
