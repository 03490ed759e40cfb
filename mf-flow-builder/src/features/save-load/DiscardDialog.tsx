import { Button, Dialog, space } from '@fanfare/shared/ui';
import styled from 'styled-components';
import { copy } from '../../copy.ts';

interface DiscardDialogProps {
  open: boolean;
  onDiscard: () => void;
  onKeep: () => void;
}

export function DiscardDialog({ open, onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <Dialog open={open} onClose={onKeep} title={copy.discard.title}>
      <p>{copy.discard.text}</p>
      <Choices>
        <Button onClick={onKeep}>{copy.discard.cancel}</Button>
        <Button $variant="danger" onClick={onDiscard}>
          {copy.discard.confirm}
        </Button>
      </Choices>
    </Dialog>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space.x1};
  margin-top: ${space.x3};
`;
