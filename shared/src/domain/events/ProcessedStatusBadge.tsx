import type { ProcessedStatus } from '../../contracts/index.ts';
import { Badge, type Tone } from '../../ui/index.ts';
import { copy } from '../copy.ts';

const tones: Readonly<Record<ProcessedStatus, Tone>> = {
  pending: 'info',
  processing: 'info',
  completed: 'success',
  failed: 'danger',
  retry: 'warning',
};

export function ProcessedStatusBadge({ status }: { status: ProcessedStatus }) {
  return <Badge tone={tones[status]}>{copy.events.statuses[status]}</Badge>;
}
