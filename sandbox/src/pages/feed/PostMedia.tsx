import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { PostView } from '../../state/views.ts';
import { IconButton } from '../ui/Button.ts';
import { VideoPlayer } from './VideoPlayer.tsx';

export function PostMedia({ post: { media, altText, product, caption } }: { post: PostView }) {
  const [index, setIndex] = useState(0);
  const shown = media[Math.min(index, media.length - 1)];
  if (!shown) return null;
  return (
    <Frame $isTall={product !== 'FEED'}>
      {shown.kind === 'image' ? (
        <img src={shown.url} alt={altText ?? `Picture ${index + 1} of ${media.length}`} />
      ) : (
        <VideoPlayer url={shown.url} about={caption} />
      )}
      {media.length > 1 && (
        <nav aria-label="Pictures of the carousel">
          <IconButton aria-label="Previous picture" disabled={index === 0} onClick={() => setIndex(index - 1)}>
            <ChevronLeft size={22} aria-hidden="true" />
          </IconButton>
          <span>
            {index + 1} / {media.length}
          </span>
          <IconButton aria-label="Next picture" disabled={index === media.length - 1} onClick={() => setIndex(index + 1)}>
            <ChevronRight size={22} aria-hidden="true" />
          </IconButton>
        </nav>
      )}
    </Frame>
  );
}

const Frame = styled.div<{ $isTall: boolean }>`
  position: relative;
  img,
  video,
  > div {
    display: block;
    width: 100%;
    aspect-ratio: ${({ $isTall }) => ($isTall ? '4 / 5' : '1')};
    max-height: 460px;
    object-fit: cover;
    background: var(--raised);
  }
  nav {
    position: absolute;
    inset: auto 8px 8px;
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: fit-content;
    margin: 0 auto;
    border-radius: 99px;
    background: var(--card);
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
`;
