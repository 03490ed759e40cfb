import { useHost } from '@fanfare/shared/host';
import { SectionCard } from '@fanfare/shared/parts';
import { useNavigate } from '@fanfare/shared/router';
import { Banner, BusyButton, color, Field, space } from '@fanfare/shared/ui';
import { type SubmitEvent, useState } from 'react';
import styled from 'styled-components';
import { suitesCopy } from '../../copy/testing.ts';
import { addresses } from '../../state/addresses.ts';
import { reasonOf } from '../../state/reasonOf.ts';
import { useSubscriptionsQuery } from '../../state/subscriptions.api.ts';
import { useCreateSuiteMutation } from './suites.api.ts';

const text = suitesCopy.create;

/** Makes a suite; all three fields are needed. */
export function CreateSuite() {
  const { toast } = useHost();
  const navigate = useNavigate();
  const { data: subscriptions } = useSubscriptionsQuery();
  const [create, { isLoading }] = useCreateSuiteMutation();
  const [typedAccountId, setAccountId] = useState<string | null>(null);
  const [senderId, setSenderId] = useState('');
  const [senderUsername, setSenderUsername] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  // The only account there is need not be looked up and copied.
  const accountId = typedAccountId ?? subscriptions?.[0]?.instagramAccountId ?? '';

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const suite = { accountId: accountId.trim(), senderId: senderId.trim(), senderUsername: senderUsername.trim() };
    if (Object.values(suite).includes('')) {
      setFailure(text.invalid);
      return toast({ kind: 'error', title: text.invalidTitle, description: text.invalid });
    }
    setFailure(null);
    const { error } = await create(suite);
    if (!error) {
      toast({ kind: 'success', title: text.created });
      return navigate(addresses.suites);
    }
    const reason = reasonOf(error);
    setFailure(reason);
    toast({ kind: 'error', title: text.createFailed, ...(reason && { description: reason }) });
  };

  return (
    <SectionCard title={text.title}>
      <Quiet>{text.text}</Quiet>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={text.accountId}
          hint={text.accountHint}
          value={accountId}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => setAccountId(target.value)}
        />
        <Field
          label={text.senderId}
          hint={text.senderHint}
          value={senderId}
          autoComplete="off"
          onChange={({ target }) => setSenderId(target.value)}
        />
        <Field
          label={text.senderUsername}
          value={senderUsername}
          autoComplete="off"
          onChange={({ target }) => setSenderUsername(target.value)}
        />
        {failure ? <Banner tone="danger">{failure}</Banner> : null}
        <BusyButton type="submit" $variant="primary" isBusy={isLoading} busyText={text.busy}>
          {text.button}
        </BusyButton>
      </Form>
    </SectionCard>
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
