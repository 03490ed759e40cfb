import { Check, Circle, LoaderCircle, type LucideIcon, Minus, X } from 'lucide-react';
import { styled } from 'styled-components';
import type { StepReport, StepState } from '../../scenarios/language/RunReport.ts';

const marks: Record<StepState, { Icon: LucideIcon; text: string; tone: string }> = {
  waiting: { Icon: Circle, text: 'to come', tone: 'line' },
  running: { Icon: LoaderCircle, text: 'now', tone: 'warn' },
  passed: { Icon: Check, text: 'done', tone: 'good' },
  failed: { Icon: X, text: 'failed', tone: 'bad' },
  skipped: { Icon: Minus, text: 'not played', tone: 'soft' },
};
/** Shorter durations are not shown. */
const WORTH_TELLING_MS = 100;

export function RunStep({ step: { verb, line, text, state, note, tookMs, failure } }: { step: StepReport }) {
  if (verb === 'scene') {
    return (
      <li>
        <Scene>{text}</Scene>
      </li>
    );
  }
  const { Icon, text: label, tone } = marks[state];
  return (
    <Line $tone={tone} $isSoft={state === 'waiting' || state === 'skipped'}>
      <Icon size={18} role="img" aria-label={label} />
      <div>
        <span>{text}</span>
        {note !== null && note !== '' && <small>{note}</small>}
        {failure && (
          <Failure>
            <b>
              Line {line}: {failure.message}
            </b>
            {failure.received.length > 0 && <pre>{failure.received.join('\n')}</pre>}
          </Failure>
        )}
      </div>
      {tookMs !== null && tookMs >= WORTH_TELLING_MS && <time>{(tookMs / 1_000).toFixed(1)} s</time>}
    </Line>
  );
}

const Scene = styled.h3`
  padding: 14px 0 4px;
`;

const Line = styled.li<{ $tone: string; $isSoft: boolean }>`
  display: grid;
  grid-template-columns: 18px minmax(0, 1fr) auto;
  gap: 10px;
  padding: 5px 0;
  font-size: 15px;
  ${({ $isSoft }) => $isSoft && 'color: var(--soft);'}
  > svg {
    margin-top: 3px;
    color: var(--${({ $tone }) => $tone});
  }
  small {
    display: block;
    font-size: 13px;
    color: var(--soft);
  }
  time {
    font-size: 13px;
    font-variant-numeric: tabular-nums;
    color: var(--soft);
  }
`;

const Failure = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin-top: 6px;
  padding: 10px 12px;
  border-radius: var(--round);
  color: var(--bad);
  background: var(--badTint);
  pre {
    margin: 0;
    font: 13px/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace;
    white-space: pre-wrap;
  }
`;
