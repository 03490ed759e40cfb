import { color, font, pageUrl, radius, space } from '@fanfare/shared/ui';
import { ExternalLink, ImageOff, Paperclip } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import { attachmentName } from './attachmentName.ts';

const text = copy.inbox.message;
const PICTURES = ['image', 'story_mention'];

interface MediaViewProps {
  type: string;
  /** URL from Instagram or from the sender; it may have expired. */
  url: string | null;
  title: string | null;
}

/** Renders images inline and links everything else, so that only visible media is fetched. */
export function MediaView({ type, url, title }: MediaViewProps) {
  const [isGone, setGone] = useState(false);
  const name = title ?? attachmentName(type);
  const address = pageUrl(url);
  if (address === null || isGone) {
    return (
      <Plain>
        <ImageOff aria-hidden="true" size={16} />
        {name}. {text.expired}
      </Plain>
    );
  }
  const isPicture = PICTURES.includes(type);
  return (
    <Anchor href={address} target="_blank" rel="noreferrer" aria-label={text.openAttachment(name)} $isPicture={isPicture}>
      {isPicture ? (
        <Picture src={address} alt={name} loading="lazy" onError={() => setGone(true)} />
      ) : (
        <>
          <Paperclip aria-hidden="true" size={16} />
          {name}
          <ExternalLink aria-hidden="true" size={14} />
        </>
      )}
    </Anchor>
  );
}

const Plain = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.half};
  color: ${color.textMuted};
  font-size: ${font.size.small};
`;

const Anchor = styled.a<{ $isPicture: boolean }>`
  display: ${({ $isPicture }) => ($isPicture ? 'block' : 'inline-flex')};
  align-items: center;
  gap: ${space.x1};
  color: inherit;
`;

const Picture = styled.img`
  display: block;
  width: 240px;
  max-width: 100%;
  aspect-ratio: 1;
  border-radius: ${radius.small};
  background: ${color.sunken};
  object-fit: cover;
`;
