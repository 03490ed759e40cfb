import { color, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.x1} ${space.x1half};
  padding: ${space.x1} 0;
`;

export const Words = styled.span`
  display: grid;
  flex: 1 1 180px;
  min-width: 0;
  strong { display: flex; flex-wrap: wrap; gap: 0 ${space.x1}; font-weight: ${font.weight.medium}; overflow-wrap: anywhere; }
  > span { color: ${color.textMuted}; font-size: ${font.size.small}; overflow-wrap: anywhere; }
`;
