import { media, Skeleton } from '@fanfare/shared/ui';
import styled, { css } from 'styled-components';

/** At least as high as the collapsed checklist, so that nothing moves when it loads. */
export const checklistHeight = css`
  min-height: 48px;
  ${media.narrow} { min-height: 128px; }
`;

const Reserved = styled(Skeleton)`
  ${checklistHeight}
`;

export function ChecklistPlaceholder() {
  return <Reserved $height="48px" />;
}
