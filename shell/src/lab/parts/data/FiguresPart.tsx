import { BulkProgress, Sparkline } from '@fanfare/shared/widgets';
import { State } from '../../State.tsx';

const failures = [
  { id: '1', name: 'Message from Ana Costa', reason: 'The 24 hour window is closed.' },
  { id: '2', name: 'Comment from Jonas Weber', reason: 'The comment was deleted.' },
];

export function FiguresPart() {
  return (
    <>
      <State name="Course of a figure" inRow>
        <Sparkline label="Events per hour" values={[3, 5, 4, 8, 12, 9, 14, 13]} />
        <Sparkline label="Errors per hour" values={[0, 0, 1, 0, 0, 6, 2, 1]} tone="danger" />
        <Sparkline label="Replies per hour" values={[2]} tone="success" />
        <Sparkline label="Nothing per hour" values={[0, 0, 0]} tone="neutral" />
      </State>
      <State name="An action on many rows, under way">
        <BulkProgress
          label="Retrying failed events"
          done={37}
          total={120}
          failures={failures.slice(0, 1)}
          onStop={() => undefined}
        />
      </State>
      <State name="Over, with failures">
        <BulkProgress label="Retrying failed events" done={12} total={12} failures={failures} onRetryFailed={() => undefined} />
      </State>
    </>
  );
}
