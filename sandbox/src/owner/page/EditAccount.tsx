import { Pencil } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../pages/Button.ts';
import { Problem } from '../../pages/feedback/Problem.tsx';
import { useAction } from '../../pages/feedback/useAction.ts';
import { FormStack } from '../../pages/fields/FormStack.ts';
import { NameField } from '../../pages/fields/NameField.tsx';
import { TextField } from '../../pages/fields/TextField.tsx';
import { Window } from '../../pages/overlays/Window.tsx';
import { change } from '../../pages/sandboxApi.ts';
import type { AccountView } from '../../phone/views.ts';

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
