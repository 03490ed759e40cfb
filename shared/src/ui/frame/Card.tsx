import styled from 'styled-components';
import { color, radius, shadow, space } from '../theme/tokens.ts';

export const Card = styled.section`
  background: ${color.surface};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  box-shadow: ${shadow.low};
  padding: ${space.x3};
`;
