import { Badge } from '@fanfare/shared/ui';
import { copy } from '../copy/analytics.ts';

/** Shown on every block with sample data, also in print. */
export function SampleBadge({ isSample }: { isSample: boolean }) {
  return isSample ? <Badge tone="warning">{copy.sampleMark}</Badge> : null;
}
