import { styled } from 'styled-components';

/** Decorative, because the name is next to it. */
export function Avatar({ name, size = 40 }: { name: string; size?: number }) {
  return (
    <Disc aria-hidden="true" $size={size} $hue={hueOf(name)}>
      {name.slice(0, 1).toUpperCase()}
    </Disc>
  );
}

/** White text has enough contrast on hues from blue to pink. */
const FIRST_HUE = 210;
const HUES = 140;

function hueOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % HUES;
  return FIRST_HUE + sum;
}

const Disc = styled.span<{ $size: number; $hue: number }>`
  flex: none;
  display: grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  font-size: ${({ $size }) => Math.round($size * 0.42)}px;
  font-weight: 700;
  color: #fff;
  background: linear-gradient(135deg, hsl(${({ $hue }) => $hue} 64% 46%), hsl(${({ $hue }) => $hue - 45} 68% 34%));
`;
