import { useId } from 'react';
import styled from 'styled-components';
import { Button, color, font, motion, radius, space } from '../index.ts';
import { copy } from '../lazyCopy.ts';

const text = copy.bulk;

interface BulkProgressProps {
  label: string;
  /** Includes failed rows. */
  done: number;
  total: number;
  failures: readonly { id: string; name: string; reason: string }[];
  onStop?: (() => void) | undefined;
  onRetryFailed?: (() => void) | undefined;
}

/** Shows the progress of a bulk action and its failed rows. */
export function BulkProgress({ label, done, total, failures, onStop, onRetryFailed }: BulkProgressProps) {
  const labelId = useId();
  const isOver = done >= total;
  const failed = failures.length;
  return (
    <Frame>
      <Head>
        <strong id={labelId}>{label}</strong>
        <span>{text.course(done, total, failed)}</span>
      </Head>
      <Track role="progressbar" aria-labelledby={labelId} aria-valuemin={0} aria-valuemax={total} aria-valuenow={done}>
        <Good style={{ width: share(done - failed, total) }} />
        <Bad style={{ width: share(failed, total) }} />
      </Track>
      <p role="status">{isOver ? text.over(total - failed, total, failed) : ''}</p>
      {failed > 0 ? (
        <Failures aria-label={text.failed} tabIndex={0}>
          {failures.map(({ id, name, reason }) => (
            <li key={id}>
              <strong>{name}</strong> {reason}
            </li>
          ))}
        </Failures>
      ) : null}
      {!isOver && onStop ? (
        <Button $size="small" onClick={onStop}>
          {text.stop}
        </Button>
      ) : null}
      {isOver && failed > 0 && onRetryFailed ? (
        <Button $size="small" onClick={onRetryFailed}>
          {text.retryFailed(failed)}
        </Button>
      ) : null}
    </Frame>
  );
}

function share(part: number, total: number): string {
  return `${total > 0 ? (Math.max(0, part) / total) * 100 : 0}%`;
}

const Frame = styled.div`
  display: grid;
  gap: ${space.x1};
  justify-items: start;
  font-size: ${font.size.small};
  > p:empty { display: none; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.x2};
  width: 100%;
  span { color: ${color.textMuted}; font-variant-numeric: tabular-nums; }
`;

const Track = styled.div`
  display: flex;
  width: 100%;
  height: 6px;
  border-radius: ${radius.pill};
  background: ${color.sunken};
  box-shadow: inset 0 0 0 1px ${color.border};
  overflow: hidden;
  > * { transition: width ${motion.calm}; }
`;

const Good = styled.div`
  background: ${color.accent};
`;

// Striped, because colour must not be the only sign.
const Bad = styled.div`
  background: repeating-linear-gradient(135deg, ${color.danger} 0 4px, ${color.surface} 4px 6px);
`;

const Failures = styled.ul`
  width: 100%;
  max-height: 200px;
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  li { padding: ${space.x1} ${space.x1half}; overflow-wrap: anywhere; }
  li + li { border-top: 1px solid ${color.border}; }
`;
