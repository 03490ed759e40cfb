import { type FailureNotice, failureNotice, fieldProblem, isApiError } from '@fanfare/shared/api';
import { EMAIL_MAX_LENGTH, mayManage, type Role, roles } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { localize } from '@fanfare/shared/language';
import { BusyButton, Button, color, FailureBanner, Field, radius, space } from '@fanfare/shared/ui';
import { SelectField } from '@fanfare/shared/widgets';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { copy as text } from '../../copy/members.ts';
import { copy } from '../../copy/settings.ts';
import { useInviteMemberMutation } from './members.api.ts';

interface InviteFormProps {
  /** Of the user. */
  role: Role;
  onSent: (id: string, url: string) => void;
  onClose: () => void;
}

export function InviteForm({ role: ownRole, onSent, onClose }: InviteFormProps) {
  const { toast } = useHost();
  const field = useRef<HTMLInputElement>(null);
  const [send, { isLoading, error, reset }] = useInviteMemberMutation();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('agent');
  const emailProblem = problemOfEmail(error);
  const failure: FailureNotice | null = error && !emailProblem ? failureNotice(error, text.invite.failed) : null;
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (emailProblem) field.current?.focus();
  }, [emailProblem]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { data } = await send({ email: email.trim(), role });
    if (!data) return;
    onSent(data.invitation.id, data.url);
    toast({ kind: 'success', title: text.invite.sent(data.invitation.email) });
    onClose();
  };
  return (
    <Form aria-label={text.invite.title} onSubmit={(event) => void submit(event)}>
      {failure ? <FailureBanner failure={failure} /> : null}
      <Fields>
        <Field
          ref={field}
          label={text.invite.email}
          type="email"
          autoComplete="off"
          required
          maxLength={EMAIL_MAX_LENGTH}
          value={email}
          error={emailProblem}
          hint={text.invite.hint}
          onChange={({ target }) => {
            setEmail(target.value);
            if (error) reset();
          }}
        />
        <SelectField
          label={text.role}
          value={role}
          hint={text.about[role]}
          onChange={setRole}
          options={roles
            .filter((one) => one !== 'owner' && mayManage(ownRole, one))
            .map((one) => ({ value: one, label: text.roles[one], hint: text.about[one] }))}
        />
      </Fields>
      <Buttons>
        <BusyButton type="submit" $variant="primary" isBusy={isLoading} busyText={text.invite.submitting}>
          {text.invite.submit}
        </BusyButton>
        <Button disabled={isLoading} onClick={onClose}>
          {copy.cancel}
        </Button>
      </Buttons>
    </Form>
  );
}

const emailCodes = new Set<string | null>(['already_a_member', 'already_invited', 'too_many']);

function problemOfEmail(error: unknown): string | undefined {
  if (isApiError(error) && error.kind === 'server' && emailCodes.has(error.code) && error.text)
    return localize(error.message, error.text);
  return fieldProblem(error, 'email');
}

const Form = styled.form`
  display: grid;
  gap: ${space.x2};
  padding: ${space.x2};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.canvas};
`;

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  align-items: start;
  gap: ${space.x2};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
`;
