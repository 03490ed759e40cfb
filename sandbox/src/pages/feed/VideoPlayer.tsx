import { Play } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

interface VideoPlayerProps {
  url: string;
  /** What the drawing shows. Generated videos have no picture. */
  about?: string;
}

export function VideoPlayer({ url, about = '' }: VideoPlayerProps) {
  const [isEmpty, setEmpty] = useState(false);
  // biome-ignore lint/a11y/useMediaCaption: what was published has none, and the API knows of none.
  if (!isEmpty) return <video src={url} controls preload="metadata" aria-label="Film" onError={() => setEmpty(true)} />;
  return (
    <Placeholder role="img" aria-label="A film without a picture">
      <img src={`/sandbox/api/drawing?${new URLSearchParams({ about })}`} alt="" />
      <Play size={36} aria-hidden="true" />
    </Placeholder>
  );
}

const Placeholder = styled.div`
  display: grid !important;
  place-items: center;
  overflow: hidden;
  > * { grid-area: 1 / 1; }
  img { width: 100%; height: 100%; object-fit: cover; }
  svg {
    z-index: 1;
    padding: 10px;
    border-radius: 50%;
    color: #fff;
    background: rgb(0 0 0 / 55%);
    box-sizing: content-box;
  }
`;
