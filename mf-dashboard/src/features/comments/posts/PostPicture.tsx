import type { CommentedPost } from '@fanfare/shared/contracts';
import { color, pageUrl } from '@fanfare/shared/ui';
import { Image } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

/** Fills its frame with the picture of a post, or an icon if there is none. */
export function PostPicture({ post: { pictureUrl } }: { post: Pick<CommentedPost, 'pictureUrl'> }) {
  const [gone, setGone] = useState<string | null>(null);
  const url = pageUrl(pictureUrl);
  return url && url !== gone ? (
    <Picture src={url} alt="" loading="lazy" onError={() => setGone(url)} />
  ) : (
    <Blank aria-hidden="true">
      <Image size={20} />
    </Blank>
  );
}

const Picture = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Blank = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  background: ${color.sunken};
  color: ${color.textMuted};
`;
