import { color, font, media, radius, shadow, space } from '@fanfare/shared/ui';
import { GitBranch, MessageCircle, Reply } from 'lucide-react';
import styled from 'styled-components';
import { copy } from '../../copy.ts';

const text = copy.picture;

/** Decorative, so it is hidden from screen readers. */
export function ProductImage() {
  return (
    <Picture aria-hidden="true">
      <Flow>
        <Step>
          <MessageCircle />
          {text.trigger}
        </Step>
        <Step $isTaken>
          <GitBranch />
          {text.condition}
        </Step>
        <Step>
          <Reply />
          {text.action}
        </Step>
      </Flow>
      <Chat>
        <Theirs>{text.question}</Theirs>
        <Ours>{text.answer}</Ours>
        <Note>{text.note}</Note>
      </Chat>
    </Picture>
  );
}

const Picture = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 9fr) minmax(0, 11fr);
  align-items: center;
  padding: ${space.x3};
  gap: ${space.x3};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  box-shadow: ${shadow.high};
  font-size: ${font.size.small};
  ${media.narrow} { display: none; }
`;

const Flow = styled.div`
  display: grid;
  gap: ${space.x3};
`;

const Step = styled.div<{ $isTaken?: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.x1};
  padding: ${space.x1} ${space.x1half};
  border: 1px solid ${({ $isTaken }) => ($isTaken ? color.accent : color.borderStrong)};
  border-radius: ${radius.medium};
  background: ${({ $isTaken }) => ($isTaken ? color.accentSoft : color.surface)};
  font-weight: ${font.weight.medium};
  svg { flex: none; width: 16px; height: 16px; color: ${color.accent}; }
  &:not(:first-child)::before {
    content: '';
    position: absolute;
    left: 50%;
    bottom: calc(100% + 1px);
    height: ${space.x3};
    border-inline-start: 2px solid ${color.accent};
  }
`;

const Chat = styled.div`
  display: grid;
  gap: ${space.x1};
`;

const bubble = `
  max-width: 92%;
  padding: 10px 14px;
  border-radius: 18px;
  line-height: 1.4;
`;

const Theirs = styled.p`
  ${bubble}
  justify-self: start;
  border-end-start-radius: 4px;
  background: ${color.sunken};
`;

const Ours = styled.p`
  ${bubble}
  justify-self: end;
  border-end-end-radius: 4px;
  background: ${color.accent};
  color: ${color.onAccent};
`;

const Note = styled.p`
  justify-self: end;
  color: ${color.textMuted};
`;
