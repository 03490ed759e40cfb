import { failureNotice, fieldProblem } from '@fanfare/shared/api';
import type { Profile } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { selectUser, useAppDispatch, useAppSelector, userChanged } from '@fanfare/shared/store';
import { useState } from 'react';
import { copy } from '../../copy/settings.ts';
import { useSaveProfileMutation } from './profile.api.ts';

const text = copy.profile;
const names = ['username', 'email', 'fullName', 'bio'] as const;

type ProfileFields = Pick<Profile, (typeof names)[number]>;

export function useProfileDraft(profile: Profile) {
  const { toast } = useHost();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const [saveProfile, { error, isLoading: isSaving, reset }] = useSaveProfileMutation();
  const [draft, setDraft] = useState<ProfileFields | null>(null);
  const fields: ProfileFields = draft ?? profile;
  const isDirty = names.some((name) => fields[name] !== profile[name]);

  const save = async () => {
    const { data, error: failure } = await saveProfile(toBody(fields));
    if (!data) return toast(failureNotice(failure, text.saveTexts));
    setDraft(null);
    if (user) dispatch(userChanged({ ...user, username: data.username, email: data.email }));
    const waits = fields.email === profile.email ? null : data.pendingEmail;
    toast({ kind: 'success', title: text.saved, ...(waits ? { description: text.confirmSent(waits) } : {}) });
  };

  return {
    fields,
    isEditing: draft !== null,
    isDirty,
    isSaving,
    /** Returns the server's error for a field, or undefined. */
    problemOf: (name: keyof ProfileFields) => fieldProblem(error, name),
    edit: () => setDraft(toBody(profile)),
    change: (change: Partial<ProfileFields>) => {
      reset();
      setDraft((before) => before && { ...before, ...change });
    },
    cancel: () => {
      reset();
      setDraft(null);
    },
    save,
  };
}

function toBody({ username, email, fullName, bio }: ProfileFields): ProfileFields {
  return { username, email, fullName, bio };
}
