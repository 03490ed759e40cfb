import { Button, Dialog, FactList } from '@fanfare/shared/ui';
import { useState } from 'react';
import { State } from '../../State.tsx';

const facts = [
  { name: 'From', value: 'ana.lima' },
  { name: 'Message', value: 'Hi! What is the price?' },
  { name: 'Outcome', value: 'Answered by “Prices”' },
];

export function DialogPart() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <State name="Details" inRow>
      <Button onClick={() => setIsOpen(true)}>Open event</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Message received">
        <FactList facts={facts} />
      </Dialog>
    </State>
  );
}
