import { Progress } from '@fanfare/shared/domain';
import { Button, color, font, IconButton, pageUrl, radius, Skeleton, space, VisuallyHidden } from '@fanfare/shared/ui';
import { ImageOff, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import type { Picture } from './usePicture.ts';

const text = copy.inbox.composer.picture;

export function PicturePreview({ picture: { url, upload, retry, remove } }: { picture: Picture }) {
  const [goneUrl, setGoneUrl] = useState<string | null>(null);
  if (!upload && url === '') return null;
  const shownUrl = pageUrl(url);
  const isGone = !upload && (shownUrl === null || goneUrl === url);
  const failure = isGone ? text.gone : (upload?.failure ?? null);
  const isUploading = upload !== null && failure === null;
  const removeLabel = isUploading ? text.cancelUpload : text.remove;
  return (
    <Tile>
      <Frame>
        {failure ? <ImageOff aria-hidden="true" /> : null}
        {isUploading ? <Skeleton $height="72px" /> : null}
        {!upload && !isGone && shownUrl ? <img src={shownUrl} alt={text.preview} onError={() => setGoneUrl(url)} /> : null}
      </Frame>
      {isUploading ? (
        <Sending>
          <VisuallyHidden role="status">{text.uploading(upload.file.name)}</VisuallyHidden>
          <Progress label={text.uploading(upload.file.name)} share={upload.share} />
        </Sending>
      ) : (
        <Words role={failure ? 'alert' : 'status'} $isFailure={failure !== null}>
          {failure ?? text.ready}
        </Words>
      )}
      {upload && failure && !upload.isRefused ? (
        <Button $size="small" onClick={retry}>
          {text.retry}
        </Button>
      ) : null}
      <IconButton $variant="quiet" $size="small" aria-label={removeLabel} title={removeLabel} onClick={remove}>
        <X aria-hidden="true" />
      </IconButton>
    </Tile>
  );
}

const Tile = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x1half};
  padding: ${space.x1};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
`;

const Frame = styled.div`
  display: grid;
  place-items: center;
  flex: none;
  width: 72px;
  height: 72px;
  overflow: hidden;
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.textMuted};
  > :not(svg) { width: 100%; height: 100%; }
  img { object-fit: cover; }
`;

const Sending = styled.div`
  flex: 1;
  min-width: 0;
`;

const Words = styled.p<{ $isFailure: boolean }>`
  flex: 1;
  min-width: 0;
  color: ${({ $isFailure }) => ($isFailure ? color.danger : color.textMuted)};
  font-size: ${font.size.small};
  overflow-wrap: anywhere;
`;
