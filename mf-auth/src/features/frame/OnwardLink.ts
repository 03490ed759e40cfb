import { Link } from '@fanfare/shared/router';
import { type ButtonLook, buttonStyle } from '@fanfare/shared/ui';
import styled from 'styled-components';

/** The one way on from a page that has nothing more to ask. */
export const OnwardLink = styled(Link).attrs<ButtonLook>({ $variant: 'primary', $wide: true })`
  ${buttonStyle}
`;
