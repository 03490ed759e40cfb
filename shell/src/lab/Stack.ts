import { space } from '@fanfare/shared/ui';
import styled from 'styled-components';

/** Lays what belongs to one state below one another. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1half};
`;
