import { Plus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { change } from '../api/sandboxApi.ts';
import { Button } from '../ui/Button.ts';
import { Problem } from '../ui/feedback/Problem.tsx';
import { useAction } from '../ui/feedback/useAction.ts';
import { FormStack } from '../ui/fields/FormStack.ts';
import { NameField } from '../ui/fields/NameField.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Window } from '../ui/overlays/Window.tsx';

export function NewAccount() {
  const [isOpen, setOpen] = useState(false);
  const { act, problem, isBusy } = useAction();

  async function create(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const igId = String(fields.get('igId')).trim();
    const body = {
      username: String(fields.get('username')).trim(),
      name: String(fields.get('name')).trim() || null,
      accountType: String(fields.get('accountType')),
      followersCount: Number(fields.get('followersCount')),
      ...(igId !== '' && { igId }),
    };
    if (await act(() => change('POST', '/accounts', body))) setOpen(false);
  }

  return (
    <>
      <Button $strong onClick={() => setOpen(true)}>
        <Plus size={18} aria-hidden="true" />
        New account
      </Button>
      <Window isOpen={isOpen} onClose={() => setOpen(false)} title="New account">
        <FormStack onSubmit={create}>
          <TextField
            label="Username"
            name="username"
            required
            autoCapitalize="none"
            hint="Small letters, digits, dots and underscores, at most 30."
          />
          <NameField />
          <SelectField label="Kind" name="accountType">
            <option value="BUSINESS">Business</option>
            <option value="MEDIA_CREATOR">Creator</option>
          </SelectField>
          <TextField
            label="Followers"
            name="followersCount"
            type="number"
            min={0}
            max={1_000_000_000}
            defaultValue={100}
            required
          />
          <TextField
            label="Account id (IG_ID), optional"
            name="igId"
            inputMode="numeric"
            hint="Made up when empty, always above 2^53: a program that reads it as a number gets another account."
          />
          <Problem text={problem} />
          <Button $strong type="submit" disabled={isBusy}>
            Create account
          </Button>
        </FormStack>
      </Window>
    </>
  );
}
