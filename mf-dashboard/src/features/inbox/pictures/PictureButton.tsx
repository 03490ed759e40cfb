import { IconButton } from '@fanfare/shared/ui';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { copy } from '../../../copy/instagram/inbox.ts';
import { PICTURE_TYPES } from './refusePicture.ts';

const text = copy.inbox.composer.picture;

export function PictureButton({ onChoose }: { onChoose: (files: FileList) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        $variant="quiet"
        $size="small"
        aria-label={text.choose}
        title={text.choose}
        onClick={() => chooser.current?.click()}
      >
        <ImagePlus aria-hidden="true" />
      </IconButton>
      <input
        ref={chooser}
        type="file"
        accept={PICTURE_TYPES}
        aria-label={text.file}
        multiple
        hidden
        onChange={({ target }) => {
          if (target.files) onChoose(target.files);
          // Lets the user select the same file again after it was refused.
          target.value = '';
        }}
      />
    </>
  );
}
