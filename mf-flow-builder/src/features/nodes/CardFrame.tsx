import type { NodeType } from '@fanfare/shared/contracts';
import { color, font, radius, shadow, space } from '@fanfare/shared/ui';
import styled from 'styled-components';

const grounds: Partial<Record<NodeType, string>> = {
  messageNode: color.accentSoft,
  conditionNode: color.warningSoft,
  actionNode: color.successSoft,
};

interface CardLook {
  $type: NodeType;
  $isSelected: boolean;
  $hasError: boolean;
}

export const Card = styled.div<CardLook>`
  width: 240px;
  border: 1px solid ${({ $isSelected, $hasError }) => ($hasError ? color.danger : $isSelected ? color.accent : color.border)};
  border-radius: ${radius.medium};
  box-shadow: ${({ $isSelected, $hasError }) =>
    $hasError ? `0 0 0 2px ${color.danger}` : $isSelected ? `0 0 0 2px ${color.accent}` : shadow.low};
  background: ${color.surface};
  > header { background: ${({ $type }) => grounds[$type] ?? color.sunken}; }
`;

export const CardHead = styled.header`
  display: flex;
  align-items: center;
  gap: ${space.x1};
  padding: ${space.half} ${space.half} ${space.half} ${space.x1half};
  border-radius: ${radius.medium} ${radius.medium} 0 0;
  > svg { flex: none; }
`;

export const CardLabel = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: ${font.size.small};
  font-weight: ${font.weight.bold};
`;

export const CardBody = styled.div<{ $hasOutputLabels: boolean }>`
  padding: ${space.x1half} ${space.x1half} ${({ $hasOutputLabels }) => ($hasOutputLabels ? space.x5 : space.x2)};
  font-size: ${font.size.small};
`;
