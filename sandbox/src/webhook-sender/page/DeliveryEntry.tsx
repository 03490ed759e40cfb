import { styled } from 'styled-components';
import { formatPreciseTime } from '../../pages/formatTime.ts';
import type { DeliveryView } from '../../phone/views.ts';

interface DeliveryEntryProps {
  delivery: DeliveryView;
  /** Username of the account it is about. */
  account: string;
}

const states = {
  delivered: { tone: 'good', text: 'Delivered' },
  pending: { tone: 'warn', text: 'Pending' },
  dropped: { tone: 'bad', text: 'Given up' },
} as const;

export function DeliveryEntry({ delivery, account }: DeliveryEntryProps) {
  const { id, kind, attempts, createdAt, nextAttemptAt, body } = delivery;
  const { tone, text } = states[delivery.state];
  const last = attempts.at(-1);
  return (
    <Entry>
      <summary>
        <State $tone={tone}>{text}</State>
        <b>{kind}</b>
        <span>{account}</span>
        <span>{last ? `${last.status ?? 'no answer'} in ${last.latencyMs} ms` : 'not tried yet'}</span>
        <span>{attempts.length === 1 ? '1 attempt' : `${attempts.length} attempts`}</span>
        <time dateTime={new Date(createdAt).toISOString()}>{formatPreciseTime(createdAt)}</time>
      </summary>
      <Details>
        <ol>
          {attempts.map((attempt) => (
            <li key={attempt.at}>
              {formatPreciseTime(attempt.at)}: {attempt.error ?? `${attempt.status} in ${attempt.latencyMs} ms`}
            </li>
          ))}
        </ol>
        {nextAttemptAt !== null && <p>Next attempt at {formatPreciseTime(nextAttemptAt)}</p>}
        <p>Body of delivery {id}, exactly as signed:</p>
        <pre>{body}</pre>
      </Details>
    </Entry>
  );
}

const Entry = styled.details`
  border: 1px solid var(--line);
  border-radius: 14px;
  background: var(--card);
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 16px;
    min-height: 52px;
    padding: 8px 16px;
    border-radius: 14px;
    cursor: pointer;
    color: var(--soft);
  }
  summary:hover {
    background: var(--raised);
  }
  b {
    min-width: 72px;
    color: var(--ink);
  }
  time {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
  }
`;

const State = styled.span<{ $tone: 'good' | 'warn' | 'bad' }>`
  padding: 0 10px;
  border-radius: 99px;
  font-size: 14px;
  font-weight: 600;
  color: var(--${({ $tone }) => $tone});
  background: var(--${({ $tone }) => $tone}Tint);
`;

const Details = styled.div`
  padding: 4px 16px 16px;
  font-size: 14px;
  ol {
    margin: 0 0 8px;
    padding-left: 24px;
  }
  p {
    margin-top: 8px;
    color: var(--soft);
  }
  pre {
    margin: 8px 0 0;
    padding: 12px;
    border-radius: 10px;
    background: var(--page);
    font: 13px/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
    white-space: pre-wrap;
    word-break: break-all;
  }
`;
