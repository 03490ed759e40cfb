import { color, font } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../../copy.ts';

export function OutputLabels() {
  return (
    <Row aria-hidden="true">
      <span>{copy.canvas.outputLabel.true}</span>
      <span>{copy.canvas.outputLabel.false}</span>
    </Row>
  );
}

const Row = styled.div`
  position: absolute;
  inset: auto 0 14px;
  display: grid;
  grid-template-columns: 1fr 1fr;
  text-align: center;
  font-size: ${font.size.small};
  font-weight: ${font.weight.medium};
  color: ${color.textMuted};
  pointer-events: none;
`;
