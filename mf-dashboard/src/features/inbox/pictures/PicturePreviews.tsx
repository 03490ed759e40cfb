import { Progress } from '@fanfare/shared/domain';
import { Button, color, font, IconButton, pageUrl, radius, Skeleton, space, VisuallyHidden } from '@fanfare/shared/ui';
import { ImageOff, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import type { PictureUpload } from './pictureUploads.ts';
import type { Pictures } from './usePictures.ts';

const text = copy.inbox.composer.picture;

export function PicturePreviews({ pictures: { urls, uploads, retry, cancel, remove } }: { pictures: Pictures }) {
  const count = urls.length + uploads.length;
  if (count === 0) return null;
  return (
    <Frame>
      <Tiles role="list">
        {urls.map((url) => (
          <Ready key={url} url={url} onRemove={() => remove(url)} />
        ))}
        {uploads.map((upload) => (
          <Uploading key={upload.id} upload={upload} onRetry={() => retry(upload)} onCancel={() => cancel(upload)} />
        ))}
      </Tiles>
      {uploads.length === 0 ? <Words role="status">{text.ready(count)}</Words> : null}
    </Frame>
  );
}

function Ready({ url, onRemove }: { url: string; onRemove: () => void }) {
  const [isGone, setGone] = useState(false);
  const shown = pageUrl(url);
  return (
    <Tile>
      <Picture>
        {shown === null || isGone ? (
          <ImageOff aria-hidden="true" />
        ) : (
          <img src={shown} alt={text.preview} onError={() => setGone(true)} />
        )}
        <Corner $variant="secondary" $size="small" aria-label={text.remove} onClick={onRemove}>
          <X aria-hidden="true" />
        </Corner>
      </Picture>
      {shown === null || isGone ? <Words role="alert">{text.gone}</Words> : null}
    </Tile>
  );
}

interface UploadingProps {
  upload: PictureUpload;
  onRetry: () => void;
  onCancel: () => void;
}

function Uploading({ upload: { file, failure, isRefused, share }, onRetry, onCancel }: UploadingProps) {
  return (
    <Tile>
      <Picture>
        {failure === null ? <Skeleton $height="72px" /> : <ImageOff aria-hidden="true" />}
        <Corner
          $variant="secondary"
          $size="small"
          aria-label={failure === null ? text.cancelUpload : text.remove}
          onClick={onCancel}
        >
          <X aria-hidden="true" />
        </Corner>
      </Picture>
      {failure === null ? (
        <Sending>
          <VisuallyHidden role="status">{text.uploading(file.name)}</VisuallyHidden>
          <Progress label={text.uploading(file.name)} share={share} />
        </Sending>
      ) : (
        <Words role="alert">
          {failure}
          {isRefused ? null : (
            <Button $size="small" onClick={onRetry}>
              {text.retry}
            </Button>
          )}
        </Words>
      )}
    </Tile>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.half};
`;

const Tiles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x1};
  max-height: 176px;
  overflow-y: auto;
`;

const Tile = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  min-width: 0;
`;

const Picture = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  width: 72px;
  height: 72px;
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.textMuted};
  > :not(svg, button) { width: 100%; height: 100%; border-radius: inherit; }
  img { object-fit: cover; }
`;

const Corner = styled(IconButton)`
  position: absolute;
  top: 4px;
  inset-inline-end: 4px;
  width: 24px;
  min-height: 24px;
  border-radius: 50%;
  svg { width: 14px; height: 14px; }
`;

const Sending = styled.div`
  width: 180px;
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1};
  min-width: 0;
  color: ${color.textMuted};
  font-size: ${font.size.small};
  overflow-wrap: anywhere;
  &[role='alert'] { color: ${color.danger}; }
`;
