import { Link } from '@fanfare/shared/router';
import { type ButtonLook, buttonStyle } from '@fanfare/shared/ui';
import styled from 'styled-components';

export const ActionLink = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
