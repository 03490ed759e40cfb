import { Button, Popover } from '@fanfare/shared/ui';
import { useState } from 'react';
import { State } from '../../State.tsx';

export function PopoverPart() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <State name="Hangs from its button" inRow>
      <Popover open={isOpen} onOpenChange={setIsOpen} trigger={<Button>What is this?</Button>} title="Subscriptions">
        <p>Instagram tells Fanfare only about what you subscribe to.</p>
        <Button onClick={() => setIsOpen(false)}>Understood</Button>
      </Popover>
    </State>
  );
}
