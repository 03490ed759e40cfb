import { AtSign, Clapperboard, FileText, Play } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { AttachmentView } from '../../../state/views.ts';

const names: Partial<Record<AttachmentView['type'], string>> = {
  story_mention: 'Story mention',
  ig_post: 'Post',
  share: 'Post',
  ig_reel: 'Reel',
  video: 'Film',
  audio: 'Voice message',
  file: 'Document',
};

export function Attachment({ attachment: { type, url, title } }: { attachment: AttachmentView }) {
  // The URL may expire before the message.
  const [isGone, setGone] = useState(false);
  const name = names[type] ?? 'Picture';
  if (type === 'like_heart') {
    return (
      <Heart role="img" aria-label="Heart">
        ❤️
      </Heart>
    );
  }
  if (url !== null && !isGone && ['image', 'story_mention', 'ig_post', 'share'].includes(type)) {
    return (
      <Figure>
        <img src={url} alt={title || name} onError={() => setGone(true)} />
        {type !== 'image' && <figcaption dir="auto">{title || name}</figcaption>}
      </Figure>
    );
  }
  if (url !== null && type === 'audio') return <Sound src={url} controls preload="none" aria-label={name} />;
  const Icon = type === 'video' ? Play : type === 'ig_reel' ? Clapperboard : type === 'story_mention' ? AtSign : FileText;
  return (
    <File href={url ?? undefined} target="_blank" rel="noreferrer">
      <Icon size={20} aria-hidden="true" />
      <span dir="auto">
        {isGone ? `${name}, no longer there` : name}
        {title && `: ${title}`}
      </span>
    </File>
  );
}

const Figure = styled.figure`
  width: 190px;
  margin: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 18px;
  background: var(--raised);
  img {
    display: block;
    width: 100%;
    aspect-ratio: 1;
    object-fit: cover;
  }
  figcaption {
    padding: 8px 12px;
    font-size: 14px;
    line-height: 1.35;
  }
`;

const Sound = styled.audio`
  width: 230px;
  height: 44px;
`;

const File = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 44px;
  max-width: 230px;
  padding: 8px 16px;
  border: 1px solid var(--line);
  border-radius: 18px;
  background: var(--raised);
  color: var(--ink);
  font-size: 15px;
  line-height: 1.35;
  text-decoration: none;
  svg {
    flex: none;
    color: var(--accent);
  }
`;

const Heart = styled.span`
  font-size: 44px;
  line-height: 1.1;
`;
