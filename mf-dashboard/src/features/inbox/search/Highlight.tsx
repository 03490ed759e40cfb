import { color } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { splitMatches } from './splitMatches.ts';

/** The text with what was searched for marked. */
export function Highlight({ text, find }: { text: string; find: string }) {
  return splitMatches(text, find).map(({ part, at, isMatch }) => (isMatch ? <Mark key={at}>{part}</Mark> : part));
}

const Mark = styled.mark`
  border-radius: 3px;
  background: color-mix(in srgb, ${color.kindTime} 30%, transparent);
  color: inherit;
  font-weight: inherit;
`;
