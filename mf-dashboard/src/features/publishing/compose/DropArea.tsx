import { Button, color, font, motion, radius, space } from '@fanfare/shared/ui';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/publishing.ts';
import { UPLOAD_TYPES } from './refuseFile.ts';

const text = copy.publishing.form.upload;

interface DropAreaProps {
  isOver: boolean;
  /** True if the post has files already. */
  isSmall: boolean;
  isSingle: boolean;
  onFiles: (files: File[]) => void;
}

export function DropArea({ isOver, isSmall, isSingle, onFiles }: DropAreaProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <Area $isOver={isOver} $isSmall={isSmall}>
      {isSmall ? null : (
        <>
          <ImageUp aria-hidden="true" size={28} strokeWidth={1.5} />
          <strong>{text.title}</strong>
          <small>{text.hint}</small>
        </>
      )}
      <Button $size="small" onClick={() => chooser.current?.click()}>
        {isSmall ? text.more : text.choose}
      </Button>
      <input
        ref={chooser}
        type="file"
        multiple={!isSingle}
        accept={UPLOAD_TYPES}
        aria-label={text.input}
        hidden
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Lets the user select the same file again.
          target.value = '';
        }}
      />
    </Area>
  );
}

const Area = styled.div<{ $isOver: boolean; $isSmall: boolean }>`
  display: grid;
  justify-items: ${({ $isSmall }) => ($isSmall ? 'start' : 'center')};
  gap: ${space.x1};
  padding: ${({ $isSmall }) => ($isSmall ? '0' : `${space.x3} ${space.x2}`)};
  border-radius: ${radius.medium};
  background: ${({ $isOver, $isSmall }) => ($isOver ? color.accentSoft : $isSmall ? 'transparent' : color.sunken)};
  box-shadow: ${({ $isOver }) => ($isOver ? `inset 0 0 0 2px ${color.accent}` : 'none')};
  text-align: center;
  transition: background ${motion.quick}, box-shadow ${motion.quick};
  > svg { color: ${color.textMuted}; }
  small { max-width: 44ch; color: ${color.textMuted}; font-size: ${font.size.small}; }
`;
