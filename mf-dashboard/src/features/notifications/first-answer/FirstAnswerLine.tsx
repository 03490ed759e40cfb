import { color, font, IconButton, motion, space } from '@fanfare/shared/ui';
import { X } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { copy } from '../../../copy/feed.ts';

const text = copy.firstAnswer;
const rays = Array.from({ length: 12 }, (_, index) => index * 30);
const inks = [color.kindMessage, color.kindComment, color.kindStory, color.kindFlow, color.kindPerson, color.kindTime];

interface FirstAnswerLineProps {
  onWhy: () => void;
  onDismiss: () => void;
}

export function FirstAnswerLine({ onWhy, onDismiss }: FirstAnswerLineProps) {
  return (
    <Line>
      <Burst viewBox="-20 -20 40 40" aria-hidden="true">
        {rays.map((angle, index) => (
          <line key={angle} y1="-9" y2="-17" transform={`rotate(${angle})`} stroke={inks[index % inks.length]} />
        ))}
        <path d="M-5 0.5 L-1.5 4 L5.5 -3.5" stroke={color.success} />
      </Burst>
      <b>{text.sentence}</b>
      <Why type="button" onClick={onWhy}>
        {copy.why}
      </Why>
      <IconButton $variant="quiet" $size="small" aria-label={text.dismiss} onClick={onDismiss}>
        <X aria-hidden="true" />
      </IconButton>
    </Line>
  );
}

const shoot = keyframes`
  from { stroke-dashoffset: 8; opacity: 0; }
`;

const appear = keyframes`from { opacity: 0; }`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.x1half};
  min-height: 56px;
  animation: ${appear} ${motion.calm};
  b { font-weight: ${font.weight.medium}; line-height: 1.35; }
  > :last-child { margin-inline-start: auto; }
`;

const Burst = styled.svg`
  flex: none;
  width: 40px;
  height: 40px;
  fill: none;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  line { stroke-dasharray: 8; animation: ${shoot} ${motion.calm}; }
`;

const Why = styled.button`
  padding: 2px 4px;
  border: 0;
  background: none;
  color: ${color.accent};
  font: inherit;
  font-weight: ${font.weight.medium};
  cursor: pointer;
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;
