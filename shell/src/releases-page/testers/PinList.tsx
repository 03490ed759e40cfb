import type { ReleasedRemote } from '@fanfare/shared/contracts';
import { Button, font, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { releasesCopy } from '../releasesCopy.ts';

const text = releasesCopy.pins;

interface PinListProps {
  pins: ReleasedRemote['pins'];
  onEnd: (pin: ReleasedRemote['pins'][number]) => void;
}

/** Who gets a build of their own, and the way back. */
export function PinList({ pins, onEnd }: PinListProps) {
  if (pins.length === 0) return null;
  return (
    <section>
      <Title>{text.title}</Title>
      <List>
        {pins.map((pin) => (
          <li key={pin.userId}>
            <span>{text.line(pin.username, pin.build)}</span>
            <Button $size="small" aria-label={text.endOf(pin.username)} onClick={() => onEnd(pin)}>
              {text.end}
            </Button>
          </li>
        ))}
      </List>
    </section>
  );
}

const Title = styled.h3`
  font-size: ${font.size.body};
  font-weight: ${font.weight.medium};
`;

const List = styled.ul`
  display: grid;
  gap: ${space.x1};
  margin-top: ${space.x1};
  li { display: flex; flex-wrap: wrap; align-items: center; gap: ${space.x1half}; overflow-wrap: anywhere; }
`;
