import { useState } from 'react';
import { styled } from 'styled-components';
import { hostOf } from './hostOf.ts';

/** External images are not loaded. */
export function CardPicture({ url }: { url: string }) {
  const [isGone, setGone] = useState(false);
  const isHere = URL.canParse(url) && new URL(url).host === window.location.host;
  return isHere && !isGone ? (
    <img src={url} alt="" onError={() => setGone(true)} />
  ) : (
    <Elsewhere>Picture at {hostOf(url)}</Elsewhere>
  );
}

const Elsewhere = styled.p`
  display: grid;
  place-items: center;
  aspect-ratio: 1.91;
  padding: 8px;
  text-align: center;
  background: var(--theirs);
`;
