import { Plus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import type { AccountView, FollowerView } from '../../state/views.ts';
import { change } from '../api/sandboxApi.ts';
import { Button } from '../ui/Button.ts';
import { Problem } from '../ui/feedback/Problem.tsx';
import { useAction } from '../ui/feedback/useAction.ts';
import { FormStack } from '../ui/fields/FormStack.ts';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import { Window } from '../ui/overlays/Window.tsx';

export function NewPost({ account, followers }: { account: AccountView; followers: FollowerView[] }) {
  const [isOpen, setOpen] = useState(false);
  const { act, problem, isBusy } = useAction();

  async function post(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const by = String(fields.get('by'));
    const body = {
      product: String(fields.get('product')),
      caption: String(fields.get('caption')),
      ...(by !== '' && { byFollowerId: by }),
    };
    if (await act(() => change('POST', `/accounts/${account.igId}/posts`, body))) setOpen(false);
  }

  return (
    <>
      <Button $strong onClick={() => setOpen(true)}>
        <Plus size={18} aria-hidden="true" />
        New post
      </Button>
      <Window isOpen={isOpen} onClose={() => setOpen(false)} title="New post">
        <FormStack onSubmit={post}>
          <SelectField label="What" name="product" hint="A live video takes live comments until it ends.">
            <option value="FEED">Picture</option>
            <option value="REELS">Reel</option>
            <option value="STORY">Story</option>
            <option value="LIVE">Live video</option>
          </SelectField>
          <SelectField
            label="Posted by"
            name="by"
            hint={`A follower’s post mentions @${account.username}; no webhook tells about posts.`}
          >
            <option value="">{account.username} (the account)</option>
            {followers.map(({ id, username }) => (
              <option key={id} value={id}>
                {username}
              </option>
            ))}
          </SelectField>
          <TextField label="Caption" name="caption" maxLength={2_200} dir="auto" />
          <Problem text={problem} />
          <Button $strong type="submit" disabled={isBusy}>
            Post
          </Button>
        </FormStack>
      </Window>
    </>
  );
}
