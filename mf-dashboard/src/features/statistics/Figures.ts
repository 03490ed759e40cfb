import { color, font, media, space } from '@fanfare/shared/ui';
import styled from 'styled-components';

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  border-block: 1px solid ${color.border};
  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    column-gap: ${space.x1half};
    padding: ${space.x1} ${space.x2};
    border: 0;
    border-radius: 0;
    background: none;
  }
  > div:first-child { padding-inline-start: 0; }
  > div + div { border-inline-start: 1px solid ${color.border}; }
  dt { grid-column: 1 / -1; font-size: ${font.size.caption}; }
  dd:nth-of-type(2) { display: flex; flex-wrap: wrap; justify-content: end; line-height: 1.2; }
  dd:nth-of-type(2) > [id]:not(:empty) { order: 1; flex-basis: 100%; padding-top: ${space.half}; }
  @media (max-width: 1099px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div:nth-child(odd) { padding-inline-start: 0; border-inline-start: 0; }
    > div:nth-child(n + 3) { border-top: 1px solid ${color.border}; }
  }
  ${media.narrow} {
    > div { grid-template-rows: auto minmax(32px, auto); padding: ${space.half} ${space.x1}; column-gap: ${space.half}; }
    dd:first-of-type { font-size: ${font.size.title}; }
    svg[role='img'] { width: 44px; height: 24px; }
  }
`;
