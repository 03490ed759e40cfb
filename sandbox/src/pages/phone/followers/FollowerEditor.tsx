import { Pencil, UserPlus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import type { FollowerView } from '../../../state/views.ts';
import { change } from '../../api/sandboxApi.ts';
import { Button, IconButton } from '../../ui/Button.ts';
import { Problem } from '../../ui/feedback/Problem.tsx';
import { useAction } from '../../ui/feedback/useAction.ts';
import { FormStack } from '../../ui/fields/FormStack.ts';
import { NameField } from '../../ui/fields/NameField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { Window } from '../../ui/overlays/Window.tsx';

interface FollowerEditorProps {
  /** Absent to create a new one. */
  follower?: FollowerView;
  isIcon?: boolean;
  onSaved: (id: string) => void;
}

/** Renamed followers keep their id. */
export function FollowerEditor({ follower, isIcon = false, onSaved }: FollowerEditorProps) {
  const [isOpen, setOpen] = useState(false);
  const { act, problem, isBusy } = useAction();
  const title = follower ? `Edit ${follower.username}` : 'Add a follower';

  async function save(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const username = String(fields.get('username')).trim();
    const body = {
      username,
      name: String(fields.get('name')).trim() || null,
      followerCount: Number(fields.get('followerCount')),
    };
    const isSaved = await act(() =>
      follower ? change('PATCH', `/followers/${follower.id}`, body) : change('POST', '/followers', body),
    );
    if (!isSaved) return;
    setOpen(false);
    onSaved(follower?.id ?? username);
  }

  return (
    <>
      {isIcon ? (
        <IconButton aria-label={title} title={title} onClick={() => setOpen(true)}>
          <UserPlus size={18} aria-hidden="true" />
        </IconButton>
      ) : (
        <Button $small onClick={() => setOpen(true)}>
          {follower ? <Pencil size={16} aria-hidden="true" /> : <UserPlus size={16} aria-hidden="true" />}
          {title}
        </Button>
      )}
      <Window isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
        <FormStack onSubmit={save}>
          <TextField
            label="Username"
            name="username"
            required
            defaultValue={follower?.username}
            autoCapitalize="none"
            hint="Small letters, digits, dots and underscores, at most 30."
          />
          <NameField initial={follower?.name ?? ''} />
          <TextField
            label="Followers of their own"
            name="followerCount"
            type="number"
            min={0}
            max={1_000_000_000}
            required
            defaultValue={follower?.followerCount ?? 100}
          />
          <Problem text={problem} />
          <Button $strong type="submit" disabled={isBusy}>
            {follower ? 'Save' : 'Add follower'}
          </Button>
        </FormStack>
      </Window>
    </>
  );
}
