import type { ReleasedRemote } from '@fanfare/shared/contracts';
import { Button } from '@fanfare/shared/ui';
import { ActionList } from '../../components/ActionList.tsx';
import { copy } from '../../copy.ts';

const text = copy.pins;

interface PinListProps {
  pins: ReleasedRemote['pins'];
  onEnd: (pin: ReleasedRemote['pins'][number]) => void;
}

export function PinList({ pins, onEnd }: PinListProps) {
  if (pins.length === 0) return null;
  return (
    <ActionList title={text.title}>
      {pins.map((pin) => (
        <li key={pin.userId}>
          <span>{text.line(pin.username, pin.build)}</span>
          <Button $size="small" aria-label={text.endOf(pin.username)} onClick={() => onEnd(pin)}>
            {text.end}
          </Button>
        </li>
      ))}
    </ActionList>
  );
}
