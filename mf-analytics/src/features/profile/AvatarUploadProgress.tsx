import { Progress } from '@fanfare/shared/parts';
import { Button, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy/settings.ts';
import type { AvatarUpload } from './useAvatarChange.ts';

const text = copy.avatar;

export function AvatarUploadProgress({ fileName, share, cancel }: AvatarUpload) {
  return (
    <Frame>
      <Progress label={text.uploadingFile(fileName)} share={share} />
      {/* The server saves a complete file whether or not the page waits for it. */}
      {share === 1 ? null : (
        <Button $size="small" $variant="quiet" onClick={cancel}>
          {text.cancelUpload}
        </Button>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.half};
  justify-items: start;
  max-width: 400px;
  > :first-child { width: 100%; }
`;
