import { color, font, radius, shadow, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { kindColors, type NodeKind } from '../../state/nodeKind.ts';

interface CardLook {
  $kind: NodeKind;
  $isSelected: boolean;
  $hasError: boolean;
  $isDisabled: boolean;
}

export const Card = styled.div<CardLook>`
  position: relative;
  width: 240px;
  border: 1px ${({ $isDisabled }) => ($isDisabled ? 'dashed' : 'solid')} ${({ $isSelected, $hasError }) => ($hasError ? color.danger : $isSelected ? color.accent : color.border)};
  border-top: 3px solid ${({ $kind, $isDisabled }) => ($isDisabled ? color.borderStrong : kindColors[$kind].ink)};
  border-radius: ${radius.medium};
  box-shadow: ${({ $isSelected, $hasError }) =>
    $hasError ? `0 0 0 2px ${color.danger}` : $isSelected ? `0 0 0 2px ${color.accent}` : shadow.low};
  background: ${color.surface};
  font-size: ${font.size.body};
  ${({ $isDisabled }) => ($isDisabled ? `color: ${color.textMuted}; background: ${color.sunken};` : '')}
`;

export const CardHead = styled.header`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.x1};
  min-height: 40px;
  padding-inline: ${space.x1half} ${space.half};
`;

export const KindIcon = styled.span<{ $kind: NodeKind }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: ${radius.small};
  background: ${({ $kind }) => kindColors[$kind].soft};
  color: ${({ $kind }) => kindColors[$kind].ink};
  svg { overflow: visible; }
`;

const clipped = 'overflow: hidden; text-overflow: ellipsis;';

/** Clips only long names, because every clipped box costs time on each frame of a drag. */
export const CardLabel = styled.span<{ $isLong: boolean }>`
  flex: 0 1 auto;
  margin-inline-end: auto;
  min-width: 0;
  white-space: nowrap;
  ${({ $isLong }) => ($isLong ? clipped : '')}
  @media (hover: none) { ${clipped} }
  font-weight: ${font.weight.bold};
`;

export const CardBody = styled.div`
  padding: 2px ${space.x1half} 10px;
`;

export const DisabledMark = styled.span`
  float: inline-end;
  margin-inline-start: ${space.x1};
  padding: 0 ${space.x1};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.pill};
  background: ${color.surface};
  font-weight: ${font.weight.medium};
`;
