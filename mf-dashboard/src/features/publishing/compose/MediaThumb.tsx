import { color, pageUrl, radius } from '@fanfare/shared/ui';
import { Clapperboard, Image } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';

interface MediaThumbProps {
  type: 'image' | 'video';
  url: string;
  /** Shown instead of a missing picture. */
  icon?: ReactNode;
}

/** Fills its frame with an image, the first frame of a video, or an icon. */
export function MediaThumb({ type, url, icon = type === 'video' ? <Clapperboard /> : <Image /> }: MediaThumbProps) {
  const [gone, setGone] = useState<string | null>(null);
  const source = pageUrl(url);
  const isShown = source !== null && gone !== source && (type === 'image' || source.startsWith(location.origin));
  if (!isShown) return <Blank aria-hidden="true">{icon}</Blank>;
  if (type === 'image') return <Picture src={source} alt="" loading="lazy" draggable={false} onError={() => setGone(source)} />;
  return <Film src={`${source}#t=0.1`} muted playsInline preload="metadata" tabIndex={-1} onError={() => setGone(source)} />;
}

const Picture = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  border-radius: ${radius.small};
  object-fit: cover;
`;

const Film = styled.video`
  display: block;
  width: 100%;
  height: 100%;
  border-radius: ${radius.small};
  background: ${color.sunken};
  object-fit: cover;
`;

const Blank = styled.span`
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.textMuted};
`;
