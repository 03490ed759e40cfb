import type { ProcessedStatus } from '../../contracts/index.ts';
import { Badge, type Tone } from '../../ui/index.ts';

const looks: Readonly<Record<ProcessedStatus, { tone: Tone; name: string }>> = {
  pending: { tone: 'info', name: 'Pending' },
  processing: { tone: 'info', name: 'Processing' },
  completed: { tone: 'success', name: 'Completed' },
  failed: { tone: 'danger', name: 'Failed' },
  retry: { tone: 'warning', name: 'Retry' },
};

/** How far the processing of an event has come, in a word. */
export function ProcessedStatusBadge({ status }: { status: ProcessedStatus }) {
  const { tone, name } = looks[status];
  return <Badge tone={tone}>{name}</Badge>;
}
