import styled from 'styled-components';
import { color, font, radius, space } from '../index.ts';

interface JsonBlockProps {
  value: unknown;
  /** Accessible name, because a scrollable block must be reachable by keyboard. */
  label: string;
}

export function JsonBlock({ value, label }: JsonBlockProps) {
  return <Block aria-label={label}>{JSON.stringify(value, null, 2) ?? 'null'}</Block>;
}

const Block = styled.pre.attrs({ role: 'region', tabIndex: 0 })`
  max-height: 320px;
  margin: 0;
  overflow: auto;
  padding: ${space.x1half};
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.sunken};
  font-family: ${font.mono};
  font-size: ${font.size.small};
  line-height: 1.5;
`;
