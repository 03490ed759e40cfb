import { failureNotice } from '@fanfare/shared/api';
import type { ReleasedRemote } from '@fanfare/shared/contracts';
import { useHost } from '@fanfare/shared/host';
import { useEndPinMutation, usePinBuildMutation } from '../releases.api.ts';
import { releasesCopy } from '../releasesCopy.ts';

const text = releasesCopy.pins;

export function usePins({ name, title }: ReleasedRemote) {
  const { toast, prompt } = useHost();
  const [pinBuild] = usePinBuildMutation();
  const [endPin] = useEndPinMutation();

  const notify = (error: unknown, done: string) => {
    if (!error) return toast({ kind: 'success', title: done });
    toast({ description: releasesCopy.unreachable, ...failureNotice(error, releasesCopy.refused) });
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
