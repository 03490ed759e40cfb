import { Image } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { color, pageUrl, radius } from '../../ui/index.ts';

/** Fills its frame with the picture of a post, or an icon if there is none. */
export function PostThumb({ url }: { url: string | null }) {
  const [gone, setGone] = useState<string | null>(null);
  const source = pageUrl(url);
  return (
    <Frame aria-hidden="true">
      {source && source !== gone ? (
        <img src={source} alt="" loading="lazy" onError={() => setGone(source)} />
      ) : (
        <Image size={20} />
      )}
    </Frame>
  );
}

const Frame = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  overflow: hidden;
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.textMuted};
  img { width: 100%; height: 100%; object-fit: cover; }
`;
