import { color, Dialog, font, pageUrl, radius, space } from '@fanfare/shared/ui';
import { ExternalLink, ImageOff, Paperclip } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../../../copy/instagram/inbox.ts';
import { attachmentName } from './attachmentName.ts';
import { isShared, isStory, shapesOf } from './mediaShapes.ts';

const text = copy.inbox.message;

interface MediaViewProps {
  type: string;
  /** URL from Instagram or from the sender; it may have expired. */
  url: string | null;
  title: string | null;
  /** One of several pictures. */
  isTile?: boolean;
}

/** Has its size before the file is loaded, so that the conversation does not move. */
export function MediaView({ type, url, title, isTile = false }: MediaViewProps) {
  const [failures, setFailures] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const name = title ?? attachmentName(type);
  const address = pageUrl(url);
  const shape = address === null ? undefined : shapesOf(type)[failures];
  const next = () => setFailures(failures + 1);

  if (address === null || shape === undefined) {
    return (
      <Plain $isTile={isTile}>
        <ImageOff aria-hidden="true" size={16} />
        <span>
          {name}. {text.expired}
        </span>
      </Plain>
    );
  }
  switch (shape) {
    case 'picture':
      return (
        <>
          <Opener type="button" aria-label={text.openAttachment(name)} $look={lookOf(type, isTile)} onClick={() => setOpen(true)}>
            <Picture src={address} alt={name} loading="lazy" onError={next} />
            {isShared(type) ? <Caption>{name}</Caption> : null}
          </Opener>
          <Dialog open={isOpen} onClose={() => setOpen(false)} title={name}>
            <Large src={address} alt={name} />
            <Outside href={address} target="_blank" rel="noreferrer">
              {text.openInTab}
              <ExternalLink aria-hidden="true" size={14} />
            </Outside>
          </Dialog>
        </>
      );
    case 'video':
      return (
        <Video $look={lookOf(type, isTile)}>
          <video src={address} aria-label={name} controls playsInline preload="metadata" onError={next}>
            <track kind="captions" />
          </video>
        </Video>
      );
    case 'audio':
      return <Sound src={address} aria-label={name} controls preload="none" onError={next} />;
    case 'link':
      return (
        <Outside href={address} target="_blank" rel="noreferrer" aria-label={text.openAttachment(name)}>
          <Paperclip aria-hidden="true" size={16} />
          {name}
          <ExternalLink aria-hidden="true" size={14} />
        </Outside>
      );
  }
}

interface Look {
  width: string;
  ratio: string;
}

function lookOf(type: string, isTile: boolean): Look {
  if (isTile) return { width: '100%', ratio: '1' };
  if (type === 'story_reply') return { width: '72px', ratio: '9 / 16' };
  if (isStory(type)) return { width: '168px', ratio: '9 / 16' };
  return shapesOf(type)[0] === 'video' ? { width: '220px', ratio: '4 / 5' } : { width: '260px', ratio: '1' };
}

const Plain = styled.span<{ $isTile: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  color: ${color.textMuted};
  font-size: ${font.size.small};
  ${({ $isTile }) => ($isTile ? `flex-direction: column; justify-content: center; aspect-ratio: 1; padding: ${space.x1}; text-align: center;` : '')}
`;

const Opener = styled.button<{ $look: Look }>`
  position: relative;
  display: block;
  width: ${({ $look }) => $look.width};
  max-width: 100%;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.medium};
  background: ${color.sunken};
  aspect-ratio: ${({ $look }) => $look.ratio};
  cursor: zoom-in;
`;

const Picture = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  color: ${color.textMuted};
  font-size: ${font.size.small};
  object-fit: cover;
`;

const Caption = styled.span`
  position: absolute;
  inset: auto 0 0;
  padding: ${space.half} ${space.x1half};
  overflow: hidden;
  background: ${color.surface};
  color: ${color.text};
  font-size: ${font.size.small};
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Video = styled.span<{ $look: Look }>`
  display: block;
  width: ${({ $look }) => $look.width};
  max-width: 100%;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: #000;
  aspect-ratio: ${({ $look }) => $look.ratio};
  video { display: block; width: 100%; height: 100%; object-fit: contain; }
`;

const Sound = styled.audio`
  display: block;
  width: 260px;
  max-width: 100%;
  height: 40px;
`;

const Large = styled.img`
  display: block;
  max-width: 100%;
  max-height: min(70dvh, 900px);
  margin-inline: auto;
  border-radius: ${radius.small};
  object-fit: contain;
`;

const Outside = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space.x1};
  max-width: 100%;
  margin-top: ${space.half};
  color: inherit;
  font-size: ${font.size.small};
`;
