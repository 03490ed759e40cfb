import { Play } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

/** Generated videos have no picture, so a placeholder is shown. */
export function VideoPlayer({ url }: { url: string }) {
  const [isEmpty, setEmpty] = useState(false);
  // biome-ignore lint/a11y/useMediaCaption: what was published has none, and the API knows of none.
  if (!isEmpty) return <video src={url} controls preload="metadata" aria-label="Film" onError={() => setEmpty(true)} />;
  return (
    <Placeholder role="img" aria-label="A film without a picture">
      <Play size={36} aria-hidden="true" />
    </Placeholder>
  );
}

const Placeholder = styled.div`
  display: grid !important;
  place-items: center;
  color: #fff;
  background: var(--portrait) !important;
`;
