import {
  BIO_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  FULL_NAME_MAX_LENGTH,
  type Profile,
  USERNAME_MAX_LENGTH,
} from '@fanfare/shared/contracts';
import { useLeaveGuard } from '@fanfare/shared/host';
import { BusyButton, Button, color, Field, FieldFrame, font, media, space, TextArea } from '@fanfare/shared/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import styled, { css } from 'styled-components';
import { copy } from '../../copy/settings.ts';
import { useProfileDraft } from './useProfileDraft.ts';

const text = copy.profile;
const names = ['username', 'email', 'fullName', 'bio'] as const;

/** Read-only until the edit button is pressed. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { fields, isEditing, isDirty, isSaving, problemOf, edit, change, cancel, save } = useProfileDraft(profile);
  const form = useRef<HTMLFormElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useLeaveGuard(isDirty, text.leave);
  // Moves the focus, because the pressed button has been removed.
  useEffect(() => {
    if (isEditing) first.current?.focus();
    else if (wasEditing.current) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const hasProblem = names.some((name) => problemOf(name) !== undefined);
  useEffect(() => {
    if (hasProblem && !isSaving) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [hasProblem, isSaving]);
  return (
    <form ref={form} onSubmit={submit}>
      <Fields disabled={!isEditing || isSaving} $isPlain={!isEditing}>
        <Field
          ref={first}
          label={text.username}
          value={fields.username}
          error={problemOf('username')}
          onChange={({ target }) => change({ username: target.value })}
          autoComplete="username"
          pattern="\S+"
          title={text.usernameRule}
          required
          maxLength={USERNAME_MAX_LENGTH}
        />
        <Field
          label={text.email}
          type="email"
          value={fields.email}
          error={problemOf('email')}
          onChange={({ target }) => change({ email: target.value })}
          hint={profile.pendingEmail ? text.pendingEmail(profile.pendingEmail) : undefined}
          autoComplete="email"
          required
          maxLength={EMAIL_MAX_LENGTH}
        />
        <Field
          label={text.fullName}
          value={fields.fullName}
          placeholder={isEditing ? undefined : text.notSet}
          error={problemOf('fullName')}
          onChange={({ target }) => change({ fullName: target.value })}
          autoComplete="name"
          maxLength={FULL_NAME_MAX_LENGTH}
        />
        <FieldFrame label={text.bio} error={problemOf('bio')}>
          {(wiring) => (
            <TextArea
              {...wiring}
              rows={3}
              value={fields.bio}
              placeholder={isEditing ? undefined : text.notSet}
              onChange={({ target }) => change({ bio: target.value })}
              maxLength={BIO_MAX_LENGTH}
            />
          )}
        </FieldFrame>
      </Fields>
      <Buttons>
        {isEditing ? (
          <>
            <BusyButton type="submit" $variant="primary" isBusy={isSaving} busyText={text.saving}>
              {text.save}
            </BusyButton>
            <Button disabled={isSaving} onClick={cancel}>
              {copy.cancel}
            </Button>
          </>
        ) : (
          // Needs its own key: otherwise React would reuse the button, and the press would submit the form
          // that it has just opened.
          <Button key="edit" ref={opener} onClick={edit}>
            {text.edit}
          </Button>
        )}
      </Buttons>
    </form>
  );
}

/** At rest, the values look like text. */
const plain = css`
  gap: ${space.x1} ${space.x2};
  label { color: ${color.textMuted}; font-size: ${font.size.small}; font-weight: ${font.weight.regular}; }
  input:disabled, textarea:disabled {
    min-height: 28px;
    padding: 0;
    border-color: transparent;
    border-radius: 0;
    background: none;
    color: ${color.text};
    -webkit-text-fill-color: currentcolor;
    opacity: 1;
    resize: none;
    cursor: text;
  }
  textarea:disabled { field-sizing: content; }
  div:has(> :disabled) { gap: 0; }
`;

const Fields = styled.fieldset<{ $isPlain: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space.x2};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > :nth-child(n + 3) { grid-column: 1 / -1; }
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
  ${({ $isPlain }) => ($isPlain ? plain : null)}
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
  margin-top: ${space.x2};
`;
