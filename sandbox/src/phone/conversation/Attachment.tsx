import { styled } from 'styled-components';
import type { AttachmentView } from '../views.ts';

const names: Partial<Record<AttachmentView['type'], string>> = {
  story_mention: 'Story mention',
  ig_post: 'Post',
  ig_reel: 'Reel',
  video: 'Video',
  audio: 'Voice message',
  file: 'Document',
};

export function Attachment({ attachment: { type, url, title } }: { attachment: AttachmentView }) {
  if (type === 'like_heart')
    return (
      <Heart role="img" aria-label="Heart">
        ❤️
      </Heart>
    );
  const name = names[type] ?? 'Picture';
  if (url !== null && ['image', 'story_mention', 'ig_post'].includes(type)) {
    return (
      <figure>
        <Picture src={url} alt={title || name} />
        {type !== 'image' && <figcaption>{title || name}</figcaption>}
      </figure>
    );
  }
  return (
    <File href={url ?? undefined} target="_blank" rel="noreferrer">
      {name}
      {title && `: ${title}`}
    </File>
  );
}

const Picture = styled.img`
  display: block;
  width: 180px;
  height: 180px;
  border-radius: 18px;
  object-fit: cover;
  background: var(--raised);
`;

const File = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0 16px;
  border-radius: 18px;
  background: var(--raised);
`;

const Heart = styled.span`
  font-size: 44px;
  line-height: 1.1;
`;
