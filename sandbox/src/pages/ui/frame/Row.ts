import { styled } from 'styled-components';

export const Row = styled.div<{ $spread?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  ${({ $spread }) => $spread && 'justify-content: space-between;'}
`;
