import type { NodeType } from '@fanfare/shared/contracts';
import { color, font, radius, shadow, space } from '@fanfare/shared/ui';
import styled from 'styled-components';

const grounds: Record<NodeType, string> = {
  messageNode: color.accentSoft,
  conditionNode: color.warningSoft,
  actionNode: color.successSoft,
  startNode: color.sunken,
  mediaNode: color.accentSoft,
  cardsNode: color.accentSoft,
  choicesNode: color.accentSoft,
  askNode: color.accentSoft,
  rulesNode: color.warningSoft,
  splitNode: color.warningSoft,
  windowNode: color.warningSoft,
  variableNode: color.successSoft,
  tagNode: color.successSoft,
  requestNode: color.infoSoft,
  commentNode: color.infoSoft,
  handoverNode: color.infoSoft,
  flowNode: color.infoSoft,
  noteNode: color.sunken,
};

interface CardLook {
  $type: NodeType;
  $isSelected: boolean;
  $hasError: boolean;
  $isDisabled: boolean;
}

export const Card = styled.div<CardLook>`
  position: relative;
  width: 240px;
  border: 1px ${({ $isDisabled }) => ($isDisabled ? 'dashed' : 'solid')} ${({ $isSelected, $hasError }) => ($hasError ? color.danger : $isSelected ? color.accent : color.border)};
  border-radius: ${radius.medium};
  box-shadow: ${({ $isSelected, $hasError }) =>
    $hasError ? `0 0 0 2px ${color.danger}` : $isSelected ? `0 0 0 2px ${color.accent}` : shadow.low};
  background: ${color.surface};
  > header { background: ${({ $type, $isDisabled }) => ($isDisabled ? color.sunken : grounds[$type])}; }
  ${({ $isDisabled }) => ($isDisabled ? `color: ${color.textMuted}; background: ${color.sunken};` : '')}
`;

export const CardHead = styled.header`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  padding-block: ${space.half}; padding-inline: ${space.x1half} ${space.half};
  border-radius: ${radius.medium} ${radius.medium} 0 0;
  > svg { flex: none; overflow: visible; }
`;

/** Clips only long names, because every clipped box costs time on each frame of a drag. */
export const CardLabel = styled.span<{ $isLong: boolean }>`
  flex: 1;
  min-width: 0;
  ${({ $isLong }) => ($isLong ? 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;' : 'overflow-wrap: anywhere;')}
  font-size: ${font.size.small};
  font-weight: ${font.weight.bold};
`;

export const CardBody = styled.div<{ $hasOutputLabels: boolean }>`
  padding: ${space.x1half} ${space.x1half} ${({ $hasOutputLabels }) => ($hasOutputLabels ? space.x5 : space.x2)};
  font-size: ${font.size.small};
`;

export const DisabledMark = styled.span`
  float: inline-end;
  margin-inline-start: ${space.x1};
  padding: 0 ${space.x1};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.pill};
  background: ${color.surface};
  font-size: 0.75rem;
  font-weight: ${font.weight.medium};
`;
