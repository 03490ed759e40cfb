import { Button, IconButton } from '@fanfare/shared/ui';
import { Trash2 } from 'lucide-react';
import { State } from '../State.tsx';

export function ButtonPart() {
  return (
    <>
      <State name="Looks" inRow>
        <Button $variant="primary">Publish</Button>
        <Button>Save draft</Button>
        <Button $variant="quiet">Cancel</Button>
        <Button $variant="danger">Delete</Button>
      </State>
      <State name="Small" inRow>
        <Button $variant="primary" $size="small">
          Retry
        </Button>
        <Button $size="small">Open</Button>
        <IconButton $size="small" $variant="quiet" aria-label="Delete">
          <Trash2 aria-hidden="true" />
        </IconButton>
      </State>
      <State name="Disabled" inRow>
        <Button $variant="primary" disabled>
          Publish
        </Button>
        <Button disabled>Save draft</Button>
      </State>
      <State name="Wide">
        <Button $variant="primary" $wide>
          Sign In
        </Button>
      </State>
    </>
  );
}
