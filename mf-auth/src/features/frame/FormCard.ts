import { Card, color, font, media, space } from '@fanfare/shared/ui';
import styled, { css } from 'styled-components';

const body = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  form, fieldset { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.x2}; min-width: 0; margin: 0; padding: 0; border: 0; }
  h1 { font-size: ${font.size.display}; font-weight: ${font.weight.bold}; line-height: 1.25; letter-spacing: -0.01em; }
`;

/** For a page whose form needs no card. */
export const FormBody = styled.div`
  ${body}
`;

export const FormCard = styled(Card)`
  ${body}
  padding: ${space.x4};
  ${media.narrow} { padding: ${space.x3}; }
`;

export const Lead = styled.p`
  margin-top: -${space.x1};
  color: ${color.textMuted};
`;
