import { BusyButton, Button } from '@fanfare/shared/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { State } from '../../State.tsx';

export function ButtonPart() {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <>
      <State name="Looks" inRow>
        <Button $variant="primary">Publish</Button>
        <Button>Save draft</Button>
        <Button $variant="quiet">Cancel</Button>
        <Button $variant="danger">Delete</Button>
        <Button $variant="dangerPrimary">Delete flow</Button>
      </State>
      <State name="Small, with a picture" inRow>
        <Button $variant="primary" $size="small">
          <Plus aria-hidden="true" />
          New flow
        </Button>
        <Button $size="small">Open</Button>
      </State>
      <State name="Busy; press to switch, the width stays" inRow>
        <BusyButton $variant="primary" isBusy busyText="Publishing…">
          Publish
        </BusyButton>
        <BusyButton isBusy={isBusy} busyText="Saving…" onClick={() => setIsBusy(true)}>
          Save draft
        </BusyButton>
      </State>
      <State name="Disabled" inRow>
        <Button $variant="primary" disabled>
          Publish
        </Button>
        <Button disabled>Save draft</Button>
        <Button $variant="danger" disabled>
          Delete
        </Button>
      </State>
      <State name="Wide">
        <Button $variant="primary" $wide>
          Sign In
        </Button>
      </State>
    </>
  );
}
