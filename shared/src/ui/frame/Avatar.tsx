import { useState } from 'react';
import styled from 'styled-components';
import { pageUrl } from '../pageUrl.ts';
import { font } from '../theme/tokens.ts';

interface AvatarProps {
  /** The name is also the alternative text. */
  name: string;
  src?: string | null;
  size?: number;
}

/**
 * Shows an image, or initials on a colour derived from the name. Generated locally, so that no other service
 * receives names.
 */
export function Avatar({ name, src, size = 36 }: AvatarProps) {
  // Instagram's images expire.
  const [missing, setMissing] = useState<string | null>(null);
  const hue = hueOf(name);
  const url = pageUrl(src);
  if (url && url !== missing) {
    return <Picture src={url} alt="" width={size} height={size} loading="lazy" onError={() => setMissing(url)} />;
  }
  return (
    <Initials
      aria-hidden="true"
      style={{ width: size, height: size, fontSize: size * 0.4, background: `oklch(42% 0.11 ${hue})` }}
    >
      {[...name.trim()].slice(0, 2).join('').toUpperCase()}
    </Initials>
  );
}

/** FNV-1a, so that similar names get distinct hues. */
function hueOf(name: string): number {
  let hash = 2166136261;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0) % 360;
}

const Picture = styled.img`
  border-radius: 50%;
  object-fit: cover;
`;

const Initials = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  border-radius: 50%;
  color: #fff;
  font-weight: ${font.weight.bold};
`;
