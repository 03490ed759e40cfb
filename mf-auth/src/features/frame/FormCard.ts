import { Card, color, font, media, space } from '@fanfare/shared/ui';
import styled from 'styled-components';

export const FormCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
  padding: ${space.x4};
  form, fieldset { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${space.x2}; min-width: 0; margin: 0; padding: 0; border: 0; }
  h1 { font-size: ${font.size.display}; font-weight: ${font.weight.bold}; line-height: 1.25; letter-spacing: -0.01em; }
  ${media.narrow} { padding: ${space.x3}; }
`;

export const Lead = styled.p`
  color: ${color.textMuted};
`;
