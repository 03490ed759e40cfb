import { lazyPart, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { useFirstAnswer } from './useFirstAnswer.ts';

const { Part: FirstAnswerLine } = lazyPart(() => import('./FirstAnswerLine.tsx').then((module) => module.FirstAnswerLine));

/** Celebrates the first automatic reply of an account, once. */
export function FirstAnswer({ onWhy }: { onWhy: (eventId: string) => void }) {
  const { eventId, isExpected, dismiss } = useFirstAnswer();
  return (
    <Polite role="status" $isExpected={isExpected || eventId !== null}>
      {eventId === null ? null : <FirstAnswerLine onWhy={() => onWhy(eventId)} onDismiss={dismiss} />}
    </Polite>
  );
}

/** Otherwise takes no space of the list's grid. */
const Polite = styled.div<{ $isExpected: boolean }>`
  ${({ $isExpected }) => ($isExpected ? 'min-height: 56px;' : `margin-top: -${space.x1half};`)}
`;
