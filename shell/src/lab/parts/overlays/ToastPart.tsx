import { useHost } from '@fanfare/shared/host';
import { Button, Toast } from '@fanfare/shared/ui';
import { Stack } from '../../Stack.ts';
import { State } from '../../State.tsx';

export function ToastPart() {
  const { toast } = useHost();
  const dismiss = { onDismiss: () => undefined, dismissLabel: 'Dismiss message' };
  return (
    <>
      <State name="Kinds">
        <Stack>
          <Toast kind="success" title="Flow saved" {...dismiss} />
          <Toast kind="error" title="Message not sent" description="Instagram refused it: the 24 hours are over." {...dismiss} />
          <Toast kind="info" title="3 events retried" {...dismiss} />
          <Toast kind="success" title="12 marked as read" action={{ label: 'Undo', run: () => undefined }} {...dismiss} />
        </Stack>
      </State>
      <State name="As it comes" inRow>
        <Button onClick={() => toast({ kind: 'success', title: 'Flow saved' })}>Show one</Button>
        <Button
          onClick={() =>
            toast({
              kind: 'success',
              title: '12 marked as read',
              action: { label: 'Undo', run: () => toast({ kind: 'info', title: 'Taken back' }) },
            })
          }
        >
          Show one that can be taken back
        </Button>
      </State>
    </>
  );
}
