import { failureNotice } from '@fanfare/shared/api';
import type { ReleasedRemote } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { copy } from '../../copy.ts';
import { useEndPinMutation, usePinBuildMutation } from '../../state/releases.api.ts';

const text = copy.pins;

export function usePins({ name, title }: ReleasedRemote) {
  const { toast, prompt } = useHost();
  const [pinBuild] = usePinBuildMutation();
  const [endPin] = useEndPinMutation();

  const notify = (error: unknown, done: string) => {
    if (!error) return toast({ kind: 'success', title: done });
    toast({ description: copy.unreachable, ...failureNotice(error, copy.refused) });
  };
  return {
    async pin(build: string): Promise<void> {
      const username = (await prompt({ ...text.ask(title, build), type: 'text' }))?.trim();
      if (username) notify((await pinBuild({ remote: name, build, username })).error, text.pinned(username, build));
    },
    async unpin({ userId, username }: ReleasedRemote['pins'][number]): Promise<void> {
      notify((await endPin({ remote: name, userId })).error, text.unpinned(username));
    },
  };
}
