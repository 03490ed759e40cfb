import { color, font, IconButton, media, radius, shadow, space } from '@fanfare/shared/ui';
import { GitBranch, MessageCircle, Pause, Play, Reply } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../copy.ts';
import { appear, arrive, light, type, wipe } from './scenes.ts';

const text = copy.picture;

/** A message gets its answer, once. Decorative, so it is hidden from screen readers. */
export function ProductImage() {
  const [isPaused, setIsPaused] = useState(false);
  const [isOver, setIsOver] = useState(false);
  return (
    <Stage>
      <Picture aria-hidden="true" data-drawing data-paused={isPaused}>
        <Flow>
          <Step $at={1}>
            <MessageCircle />
            {text.trigger}
          </Step>
          <Step $at={2}>
            <GitBranch />
            {text.condition}
          </Step>
          <Step $at={3}>
            <Reply />
            {text.action}
          </Step>
        </Flow>
        <Chat>
          <Turn>
            <Typing $at={0}>
              <i />
              <i />
              <i />
            </Typing>
            <Theirs>{text.question}</Theirs>
          </Turn>
          <Turn $isOurs>
            <Typing $at={3} $isOurs>
              <i />
              <i />
              <i />
            </Typing>
            <Ours>{text.answer}</Ours>
          </Turn>
          <Note onAnimationEnd={() => setIsOver(true)}>{text.note}</Note>
        </Chat>
      </Picture>
      {isOver ? null : (
        <PauseButton
          type="button"
          $variant="quiet"
          $size="small"
          aria-label={isPaused ? text.play : text.pause}
          onClick={() => setIsPaused(!isPaused)}
        >
          {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </PauseButton>
      )}
    </Stage>
  );
}

const Stage = styled.div`
  position: relative;
`;

const PauseButton = styled(IconButton)`
  position: absolute;
  top: ${space.half};
  inset-inline-end: ${space.half};
  color: ${color.textMuted};
  opacity: 0;
  svg { width: 16px; height: 16px; }
  ${Stage}:hover &, &:focus-visible { opacity: 1; }
  @media (hover: none) { opacity: 1; }
  @media (prefers-reduced-motion: reduce) { display: none; }
`;

const Picture = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 9fr) minmax(0, 11fr);
  align-items: center;
  gap: ${space.x4};
  padding: ${space.x4};
  border-radius: ${radius.large};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${shadow.high};
  font-size: ${font.size.small};
  &[data-paused='true'] *, &[data-paused='true'] *::before, &[data-paused='true'] *::after { animation-play-state: paused !important; }
  @media (max-width: 1099px) { gap: ${space.x3}; padding: ${space.x3}; }
  @media (max-width: 959px) { grid-template-columns: minmax(0, 1fr); }
  ${media.narrow} { padding: ${space.x2}; }
`;

const Flow = styled.div`
  display: grid;
  gap: ${space.x3};
  @media (max-width: 959px) { display: none; }
`;

const Step = styled.div<{ $at: 1 | 2 | 3 }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.x1};
  padding: 10px ${space.x1half};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  font-weight: ${font.weight.medium};
  svg { flex: none; width: 16px; height: 16px; color: ${({ $at }) => ($at === 2 ? color.kindFlow : color.kindMessage)}; }
  /* The light of the path. */
  &::after {
    content: '';
    position: absolute;
    inset: -1px;
    border: 2px solid ${color.accent};
    border-radius: inherit;
    box-shadow: 0 0 0 4px ${color.accentSoft};
    pointer-events: none;
    ${({ $at }) => light($at)}
  }
  &:not(:first-child)::before {
    content: '';
    position: absolute;
    left: 50%;
    bottom: calc(100% + 1px);
    height: ${space.x3};
    border-inline-start: 2px solid ${color.accent};
    transform-origin: top;
    ${({ $at }) => wipe($at)}
  }
`;

const Chat = styled.div`
  display: grid;
  gap: ${space.x1half};
`;

const Turn = styled.div<{ $isOurs?: boolean }>`
  display: grid;
  justify-items: ${({ $isOurs }) => ($isOurs ? 'end' : 'start')};
  > * { grid-area: 1 / 1; }
`;

const bubble = `
  max-width: 92%;
  padding: 10px 14px;
  border-radius: 18px;
  line-height: 1.4;
`;

const Theirs = styled.p`
  ${bubble}
  border-end-start-radius: 4px;
  background: ${color.sunken};
  ${arrive(0)}
`;

const Ours = styled.p`
  ${bubble}
  border-end-end-radius: 4px;
  background: ${color.accent};
  color: ${color.onAccent};
  ${arrive(3)}
`;

/** Seen only while the animation runs. */
const Typing = styled.span<{ $at: 0 | 3; $isOurs?: boolean }>`
  align-self: end;
  display: flex;
  gap: 4px;
  padding: 13px 14px;
  border-radius: 18px;
  background: ${({ $isOurs }) => ($isOurs ? color.accentSoft : color.sunken)};
  opacity: 0;
  ${({ $at }) => type($at)}
  i { width: 6px; height: 6px; border-radius: 50%; background: ${({ $isOurs }) => ($isOurs ? color.accent : color.textMuted)}; }
`;

const Note = styled.p`
  justify-self: end;
  color: ${color.textMuted};
  ${appear}
`;
