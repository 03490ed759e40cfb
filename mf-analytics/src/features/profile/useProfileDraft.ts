import { failureNotice } from '@fanfare/shared/api';
import type { Profile } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { selectUser, useAppDispatch, useAppSelector, userChanged } from '@fanfare/shared/store';
import { useState } from 'react';
import { copy } from '../../copy/settings.ts';
import { useSaveProfileMutation } from './profile.api.ts';

const text = copy.profile;
const names = ['username', 'email', 'fullName', 'bio'] as const;

type ProfileFields = Pick<Profile, (typeof names)[number]>;

/** What is typed over a profile while it is edited, and how it is saved. */
export function useProfileDraft(profile: Profile) {
  const { toast } = useHost();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const [saveProfile, { isLoading: isSaving }] = useSaveProfileMutation();
  const [draft, setDraft] = useState<ProfileFields | null>(null);
  const fields: ProfileFields = draft ?? profile;
  const changes = Object.fromEntries(names.filter((name) => fields[name] !== profile[name]).map((name) => [name, fields[name]]));
  const isDirty = Object.keys(changes).length > 0;

  const save = async () => {
    const { data, error } = await saveProfile(changes);
    if (!data) return toast(failureNotice(error, text.saveTexts));
    setDraft(null);
    if (user) dispatch(userChanged({ ...user, username: data.username, email: data.email }));
    const waits = 'email' in changes ? data.pendingEmail : null;
    toast({ kind: 'success', title: text.saved, ...(waits ? { description: text.confirmSent(waits) } : {}) });
  };

  return {
    fields,
    isEditing: draft !== null,
    isDirty,
    isSaving,
    edit: () => setDraft({ username: profile.username, email: profile.email, fullName: profile.fullName, bio: profile.bio }),
    change: (change: Partial<ProfileFields>) => setDraft((before) => before && { ...before, ...change }),
    cancel: () => setDraft(null),
    save,
  };
}
