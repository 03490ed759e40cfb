import { useHost } from '@fanfare/shared/host';
import { selectUser, useAppDispatch, useAppSelector, userChanged } from '@fanfare/shared/store';
import { Avatar, BusyButton, Button, color, font, space } from '@fanfare/shared/ui';
import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/settings.ts';
import { failureToast } from '../../state/failureToast.ts';
import { useChangeAvatarMutation } from './profile.api.ts';

const text = copy.avatar;

/** The picture of the person, which changes everywhere at once. */
export function AvatarPicker({ username, avatarUrl }: { username: string; avatarUrl: string }) {
  const { toast } = useHost();
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const chooser = useRef<HTMLInputElement>(null);
  const [changeAvatar, { isLoading }] = useChangeAvatarMutation();

  const change = async (file: File | null) => {
    const { data, error } = await changeAvatar(file);
    if (!data) return toast(failureToast(error, file ? text.texts : text.removeTexts));
    if (user) dispatch(userChanged({ ...user, avatar: file ? data : null }));
    toast({ kind: 'success', title: file ? text.changed : text.removed });
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file can be chosen again after it was refused.
    target.value = '';
    if (file) void change(file);
  };

  return (
    <Line>
      <Avatar name={username} src={avatarUrl} size={72} />
      <Words>
        <Buttons>
          <BusyButton $size="small" isBusy={isLoading} busyText={text.uploading} onClick={() => chooser.current?.click()}>
            <ImageUp aria-hidden="true" />
            {text.change}
          </BusyButton>
          {user?.avatar ? (
            <Button $size="small" $variant="quiet" disabled={isLoading} onClick={() => void change(null)}>
              {text.remove}
            </Button>
          ) : null}
        </Buttons>
        <Hint>{text.hint}</Hint>
        <input ref={chooser} type="file" accept="image/*" aria-label={text.file} hidden onChange={choose} />
      </Words>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x2};
  > :first-child { flex: none; }
`;

const Words = styled.div`
  display: grid;
  gap: ${space.half};
  min-width: 0;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half};
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;
