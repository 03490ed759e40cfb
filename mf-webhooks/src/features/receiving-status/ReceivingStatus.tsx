import { AfterPaint, color, font, media, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy/frame.ts';
import { Checking } from './Checking.tsx';
import { ReceivingStatusText } from './ReceivingStatusText.tsx';

/** The status queries start after the screen has rendered. */
export function ReceivingStatus() {
  return (
    <section aria-label={copy.answer.name}>
      <Line>
        <AfterPaint fallback={<Checking />}>
          <ReceivingStatusText />
        </AfterPaint>
      </Line>
    </section>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.x1half};
  min-height: 28px;
  font-size: ${font.size.body};
  font-variant-numeric: tabular-nums;
  svg { flex: none; color: ${color.textMuted}; }
  /* On a narrow screen, the status takes two lines. */
  ${media.narrow} { min-height: 62px; }
`;
