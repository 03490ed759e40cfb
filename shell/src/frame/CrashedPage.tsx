import { Button, StatePanel } from '@fanfare/shared/ui';
import { copy } from '../messages/copy.ts';

const text = copy.shellCrashed;

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
