import { Link } from '@fanfare/shared/router';
import { type ButtonLook, buttonStyle } from '@fanfare/shared/ui';
import styled from 'styled-components';

export const NextLink = styled(Link).attrs<ButtonLook>({ $variant: 'primary', $wide: true })`
  ${buttonStyle}
`;
