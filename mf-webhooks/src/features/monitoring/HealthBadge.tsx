import { LiveBadge } from '@fanfare/shared/domain';
import type { Tone } from '@fanfare/shared/ui';
import { monitoringCopy } from '../../copy/monitoring.ts';
import type { Monitoring } from './monitoring.api.ts';

const tones: Readonly<Record<Monitoring['status'], Tone>> = { healthy: 'success', warning: 'warning', unhealthy: 'danger' };

export function HealthBadge({ status }: { status: Monitoring['status'] }) {
  return (
    <LiveBadge tone={tones[status]} dot={status === 'healthy' ? 'filled' : 'hollow'}>
      {monitoringCopy.statuses[status]}
    </LiveBadge>
  );
}
