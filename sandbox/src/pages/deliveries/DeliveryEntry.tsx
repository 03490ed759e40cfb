import type { DeliveryView } from '../../state/views.ts';
import { change } from '../api/sandboxApi.ts';
import { Button } from '../ui/Button.ts';
import { CopyButton } from '../ui/feedback/CopyButton.tsx';
import { Problem } from '../ui/feedback/Problem.tsx';
import { useAction } from '../ui/feedback/useAction.ts';
import { formatPreciseTime } from '../ui/formatTime.ts';
import { LogEntry } from '../ui/frame/LogEntry.tsx';
import { Row } from '../ui/frame/Row.ts';

interface DeliveryEntryProps {
  delivery: DeliveryView;
  account: string;
}

const states = {
  delivered: { tone: 'good', text: 'Delivered' },
  pending: { tone: 'warn', text: 'Pending' },
  dropped: { tone: 'bad', text: 'Given up' },
} as const;

export function DeliveryEntry({ delivery, account }: DeliveryEntryProps) {
  const { id, kind, attempts, createdAt, nextAttemptAt, body } = delivery;
  const { act, problem, isBusy } = useAction();
  const { tone, text } = states[delivery.state];
  const last = attempts.at(-1);
  const answer = last ? `${last.status ?? 'no answer'} in ${last.latencyMs} ms` : 'not tried yet';
  const tries = attempts.length > 1 ? [`${attempts.length} attempts`] : [];
  return (
    <LogEntry
      tone={tone}
      state={text}
      title={kind.replaceAll('_', ' ')}
      facts={[account, answer, ...tries]}
      time={formatPreciseTime(createdAt)}
    >
      {attempts.length > 0 && (
        <ol>
          {attempts.map((attempt) => (
            <li key={attempt.at}>
              {formatPreciseTime(attempt.at)}: {attempt.error ?? `${attempt.status} in ${attempt.latencyMs} ms`}
            </li>
          ))}
        </ol>
      )}
      {nextAttemptAt !== null && <p>Next attempt at {formatPreciseTime(nextAttemptAt)}</p>}
      <Row>
        <Button $small disabled={isBusy} onClick={() => void act(() => change('POST', `/deliveries/${id}/redeliver`))}>
          Deliver again
        </Button>
        <CopyButton text={body} label="Copy the body" />
      </Row>
      <Problem text={problem} />
      <p>Body of delivery {id}, exactly as signed:</p>
      <pre>{body}</pre>
    </LogEntry>
  );
}
