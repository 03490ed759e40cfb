import { space } from '@fanfare/shared/ui';
import styled from 'styled-components';

/** Two panels side by side where they fit. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr));
  align-items: start;
  gap: ${space.x4} ${space.x5};
`;
