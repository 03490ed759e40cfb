import { MESSAGE_TEXT_MAX_BYTES } from '@fanfare/shared/contracts';
import { countText } from '@fanfare/shared/domain';
import { color, font } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { formCopy } from '../../../copy/nodes/nodeForms.ts';

/** Counts bytes like Instagram; an emoji has four. */
export function ByteCounter({ text, most = MESSAGE_TEXT_MAX_BYTES }: { text: string; most?: number }) {
  const bytes = new TextEncoder().encode(text).length;
  return <Count $isTooLong={bytes > most}>{formCopy.template.counter(countText(bytes), countText(most))}</Count>;
}

const Count = styled.span<{ $isTooLong: boolean }>`
  color: ${({ $isTooLong }) => ($isTooLong ? color.danger : color.textMuted)};
  font-size: ${font.size.small};
  font-weight: ${({ $isTooLong }) => ($isTooLong ? font.weight.bold : font.weight.regular)};
  font-variant-numeric: tabular-nums;
`;
