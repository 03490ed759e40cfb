import { Pencil } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import type { AccountView } from '../../state/views.ts';
import { change } from '../api/sandboxApi.ts';
import { Button } from '../ui/Button.ts';
import { Problem } from '../ui/feedback/Problem.tsx';
import { useAction } from '../ui/feedback/useAction.ts';
import { FormStack } from '../ui/fields/FormStack.ts';
import { NameField } from '../ui/fields/NameField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Window } from '../ui/overlays/Window.tsx';

export function EditAccount({ account }: { account: AccountView }) {
  const [isOpen, setOpen] = useState(false);
  const { act, problem, isBusy } = useAction();

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const body = { name: String(fields.get('name')).trim() || null, followersCount: Number(fields.get('followersCount')) };
    if (await act(() => change('PATCH', `/accounts/${account.igId}`, body))) setOpen(false);
  }

  return (
    <>
      <Button $small onClick={() => setOpen(true)}>
        <Pencil size={16} aria-hidden="true" />
        Edit profile
      </Button>
      <Window isOpen={isOpen} onClose={() => setOpen(false)} title={`Profile of ${account.username}`}>
        <FormStack onSubmit={save}>
          <NameField initial={account.name ?? ''} />
          <TextField
            label="Followers"
            name="followersCount"
            type="number"
            min={0}
            max={1_000_000_000}
            defaultValue={account.followersCount}
            required
          />
          <Problem text={problem} />
          <Button $strong type="submit" disabled={isBusy}>
            Save
          </Button>
        </FormStack>
      </Window>
    </>
  );
}
