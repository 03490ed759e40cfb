import styled from 'styled-components';
import { font, media, space } from '../theme/tokens.ts';

/** The main region of a signed-in screen; target of the skip link. `$isWide` is for tables and panes. */
export const PageBody = styled.main.attrs({ id: 'content', tabIndex: -1 })<{ $isWide?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  max-width: ${({ $isWide }) => ($isWide ? 'none' : '1248px')};
  margin: 0 auto;
  padding: ${space.x3} ${space.x3} ${space.x8};
  outline: none;
  h1 { font-size: ${font.size.display}; font-weight: ${font.weight.bold}; line-height: 1.25; letter-spacing: -0.01em; }
  h2 { font-size: ${font.size.title}; font-weight: ${font.weight.bold}; line-height: 1.3; }
  ${media.narrow} { padding: ${space.x2} ${space.x2} ${space.x6}; }
`;
