import { Link } from '@fanfare/shared/router';
import { type ButtonLook, buttonStyle } from '@fanfare/shared/ui';
import styled from 'styled-components';

/** A place to go to that matters as much as a button. */
export const ActionLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
