import type { TurnState, WebhookEvent } from '@fanfare/shared/contracts';
import {
  durationText,
  isNotice,
  isRetryable,
  outcomeTexts,
  ProcessedStatusBadge,
  previewText,
  useNowMs,
} from '@fanfare/shared/domain';
import { localize } from '@fanfare/shared/language';
import { color, font, motion } from '@fanfare/shared/ui';
import { Check, Clock, Minus, TriangleAlert, UserRound } from 'lucide-react';
import { type ComponentType, type SVGProps, useState } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { copy } from '../../../copy/feed.ts';

const text = copy.turn;
const SOON_MS = 60_000;

const looks: Readonly<Record<TurnState, { ink: string; Icon: ComponentType<SVGProps<SVGSVGElement>> }>> = {
  answered: { ink: color.success, Icon: Check },
  waiting: { ink: color.kindTime, Icon: Clock },
  failed: { ink: color.danger, Icon: TriangleAlert },
  with_person: { ink: color.kindPerson, Icon: UserRound },
  unanswered: { ink: color.textMuted, Icon: Minus },
};

interface TurnOutcomeProps {
  event: WebhookEvent;
  onWhy?: ((eventId: string) => void) | undefined;
  onRetry?: ((event: WebhookEvent) => void) | undefined;
}

/** What followed an event: its outcome in a word, the time to the answer, and the answer or the reason. */
export function TurnOutcome({ event, onWhy, onRetry }: TurnOutcomeProps) {
  const { turn, outcome, flowResponse } = event;
  const isFresh = useIsFresh(event.turn?.state);
  const problem =
    event.processingError && !isNotice(event) ? localize(event.processingErrorMessage, event.processingError) : null;
  if (!turn) return <Plain event={event} problem={problem} />;
  const { ink, Icon } = looks[turn.state];
  const { answer } = turn;
  const answered = answer?.text ?? flowResponse;
  const isRetried = event.processedStatus === 'retry';
  const reason = turn.state === 'unanswered' && outcome ? outcomeTexts[outcome] : null;
  return (
    <>
      <State style={{ color: ink }}>
        <Icon aria-hidden="true" />
        {text.states[turn.state]}
      </State>
      {answer ? <Took title={text.took}>{durationText(answer.ms)}</Took> : null}
      {reason === null ? null : <Cut>{reason}</Cut>}
      {(turn.state === 'failed' || isRetried) && problem ? <Trouble title={problem}>{problem}</Trouble> : null}
      {isRetried ? <Retries attempts={event.attempts} at={event.nextAttemptAt} /> : null}
      {answered ? (
        <Answer dir="auto" $isFresh={isFresh}>
          {answer?.by === 'person' ? <By>{text.byPerson} </By> : null}
          {previewText(answered)}
          {answer && answer.count > 1 ? <By> {text.more(answer.count - 1)}</By> : null}
        </Answer>
      ) : null}
      {onRetry && turn.state === 'failed' && isRetryable(event) ? (
        <Why
          type="button"
          onClick={(press) => {
            press.stopPropagation();
            onRetry(event);
          }}
        >
          {text.retryNow}
        </Why>
      ) : null}
      {onWhy && (reason !== null || turn.state === 'failed') ? (
        <Why
          type="button"
          onClick={(press) => {
            press.stopPropagation();
            onWhy(event.eventId);
          }}
        >
          {copy.why}
        </Why>
      ) : null}
    </>
  );
}

function Retries({ attempts, at }: { attempts: number; at: string | null | undefined }) {
  const nowMs = useNowMs();
  const waitMs = at ? Date.parse(at) - nowMs : 0;
  if (waitMs <= 0) return <By>{text.retries(attempts)}</By>;
  return <By title={text.retries(attempts)}>{waitMs < SOON_MS ? text.nextTrySoon : text.nextTry(durationText(waitMs))}</By>;
}

/** True after the state changed while the row was shown. */
function useIsFresh(state: TurnState | undefined): boolean {
  const [first] = useState(state);
  return first !== state;
}

/** For events that no follower caused. */
function Plain({ event, problem }: { event: WebhookEvent; problem: string | null }) {
  const status = event.processedStatus === 'completed' ? null : <ProcessedStatusBadge status={event.processedStatus} />;
  if (problem !== null) {
    return (
      <>
        <Trouble>
          {copy.notifications.error} {problem}
        </Trouble>
        {status}
      </>
    );
  }
  return (
    <>
      {event.flowResponse ? (
        <Answer dir="auto">
          {copy.notifications.answered} {previewText(event.flowResponse)}
        </Answer>
      ) : event.outcome ? (
        <Cut>{outcomeTexts[event.outcome]}</Cut>
      ) : null}
      {status}
    </>
  );
}

const State = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 4px;
  font-weight: ${font.weight.medium};
  svg { width: 14px; height: 14px; stroke-width: 2.5; }
`;

const Took = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
`;

const Cut = styled.span`
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const arrive = keyframes`from { opacity: 0; translate: -6px 0; }`;

const Answer = styled(Cut)<{ $isFresh?: boolean }>`
  color: ${color.text};
  ${({ $isFresh }) => $isFresh && css`animation: ${arrive} ${motion.calm};`}
`;

const Trouble = styled(Cut)`
  color: ${color.danger};
`;

const By = styled.span`
  color: ${color.textMuted};
`;

const Why = styled.button`
  flex: none;
  padding: 2px 4px;
  border: 0;
  background: none;
  color: ${color.accent};
  font: inherit;
  font-weight: ${font.weight.medium};
  line-height: 20px;
  cursor: pointer;
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;
