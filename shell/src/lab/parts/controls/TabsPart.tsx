import { Badge } from '@fanfare/shared/ui';
import { Tabs } from '@fanfare/shared/widgets';
import { useState } from 'react';
import { State } from '../../State.tsx';

const tabs = [
  { id: 'all', label: 'All' },
  { id: 'failed', label: 'Failed', extra: <Badge tone="danger">3</Badge> },
  { id: 'waiting', label: 'Waiting' },
] as const;

export function TabsPart() {
  const [current, setCurrent] = useState<(typeof tabs)[number]['id']>('all');
  return (
    <State name="With a count">
      <Tabs label="Events" tabs={tabs} current={current} onChange={setCurrent}>
        <p>{tabs.find(({ id }) => id === current)?.label} events</p>
      </Tabs>
    </State>
  );
}
