import { color, radius } from '@fanfare/shared/ui';
import styled from 'styled-components';

const sizes = { small: '40px', large: '56px' };

/** The square frame of the picture of a post, or of an icon. */
export const Thumbnail = styled.span<{ $size: keyof typeof sizes }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => sizes[$size]};
  height: ${({ $size }) => sizes[$size]};
  overflow: hidden;
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.textMuted};
`;
