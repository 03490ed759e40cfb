import { Button, StatePanel } from '@fanfare/shared/ui';
import { copy } from '../messages/copy.ts';

const text = copy.shellCrashed;

/** In place of everything: the shell itself failed while drawing, and there is nothing that goes on beside it. */
export function CrashedPage() {
  return (
    <main>
      <StatePanel
        kind="failed"
        title={text.title}
        action={
          <Button $variant="primary" onClick={() => location.reload()}>
            {text.reload}
          </Button>
        }
      >
        <p>{text.text}</p>
      </StatePanel>
    </main>
  );
}
