import { Progress } from '@fanfare/shared/domain';
import { selectUser, useAppSelector } from '@fanfare/shared/store';
import { Avatar, BusyButton, Button, color, font, space } from '@fanfare/shared/ui';
import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { copy } from '../../copy/settings.ts';
import { useAvatarChange } from './useAvatarChange.ts';

const text = copy.avatar;

export function AvatarPicker({ username, avatarUrl }: { username: string; avatarUrl: string }) {
  const user = useAppSelector(selectUser);
  const chooser = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { change, isLoading, upload, wasCancelled } = useAvatarChange();
  // Restores the focus, because the cancel button has been removed.
  useEffect(() => {
    if (!isLoading && wasCancelled.current) opener.current?.focus();
  }, [isLoading, wasCancelled]);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Lets the user select the same file again after it was refused.
    target.value = '';
    if (file) void change(file);
  };

  return (
    <Line>
      <Avatar name={username} src={avatarUrl} size={72} />
      <Words>
        <Buttons>
          <BusyButton
            ref={opener}
            $size="small"
            isBusy={isLoading}
            busyText={text.uploading}
            onClick={() => chooser.current?.click()}
          >
            <ImageUp aria-hidden="true" />
            {text.change}
          </BusyButton>
          {/* The server saves a complete file whether or not the page waits for the response. */}
          {upload && upload.share !== 1 ? (
            <Button $size="small" $variant="quiet" onClick={upload.cancel}>
              {text.cancelUpload}
            </Button>
          ) : null}
          {user?.avatar && !upload ? (
            <Button $size="small" $variant="quiet" disabled={isLoading} onClick={() => void change(null)}>
              {text.remove}
            </Button>
          ) : null}
        </Buttons>
        {upload ? <Progress label={text.uploadingFile(upload.fileName)} share={upload.share} /> : <Hint>{text.hint}</Hint>}
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
  flex: 1;
  max-width: 400px;
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
