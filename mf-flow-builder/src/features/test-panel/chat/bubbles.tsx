import { color, font, radius, space } from '@fanfare/shared/ui';
import styled from 'styled-components';

export const Bubble = styled.div<{ $isMine?: boolean }>`
  align-self: ${({ $isMine }) => ($isMine ? 'flex-end' : 'flex-start')};
  max-width: 82%;
  padding: ${space.x1} ${space.x1half};
  border: 1px solid ${({ $isMine }) => ($isMine ? 'transparent' : color.border)};
  border-radius: 18px;
  border-end-end-radius: ${({ $isMine }) => ($isMine ? radius.small : '18px')};
  border-end-start-radius: ${({ $isMine }) => ($isMine ? '18px' : radius.small)};
  background: ${({ $isMine }) => ($isMine ? color.accent : color.surface)};
  color: ${({ $isMine }) => ($isMine ? color.onAccent : color.text)};
  white-space: pre-wrap;
`;

export const Above = styled.small`
  display: block;
  margin-bottom: 2px;
  font-size: 0.75rem;
  color: inherit;
  opacity: 0.85;
`;

export const Warning = styled.small`
  max-width: 82%;
  font-size: ${font.size.small};
  color: ${color.danger};
`;
