import { failureNotice } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { selectUser, useAppDispatch, useAppSelector, userChanged } from '@fanfare/shared/store';
import { useRef, useState } from 'react';
import { copy } from '../../copy/settings.ts';
import { useChangeAvatarMutation } from './profile.api.ts';

const text = copy.avatar;

export interface AvatarUpload {
  fileName: string;
  /** How much of the file was sent, from 0 to 1; null while the total is unknown. */
  share: number | null;
  cancel: () => void;
}

export function useAvatarChange() {
  const { toast } = useHost();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const wasCancelled = useRef(false);
  const [changeAvatar, { isLoading }] = useChangeAvatarMutation();
  const [upload, setUpload] = useState<AvatarUpload | null>(null);

  const change = async (file: File | null) => {
    const onUploadProgress = (share: number | null) => setUpload((current) => current && { ...current, share });
    const request = changeAvatar({ file, onUploadProgress });
    const cancel = () => {
      wasCancelled.current = true;
      request.abort();
    };
    wasCancelled.current = false;
    if (file) setUpload({ fileName: file.name, share: 0, cancel });
    const { data, error } = await request;
    setUpload(null);
    if (wasCancelled.current) return;
    if (!data) return toast(failureNotice(error, file ? text.texts : text.removeTexts));
    if (user) dispatch(userChanged({ ...user, avatar: file ? data : null }));
    toast({ kind: 'success', title: file ? text.changed : text.removed });
  };

  return { change, isLoading, upload, wasCancelled };
}
