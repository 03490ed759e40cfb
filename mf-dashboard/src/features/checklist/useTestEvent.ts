import { failureNotice } from '@fanfare/shared/api';
import { useHost } from '@fanfare/shared/host';
import { checklist as text } from '../../copy/checklist.ts';
import { useSendTestEventMutation } from './checklist.api.ts';

export function useTestEvent() {
  const host = useHost();
  const [sendEvent, { isLoading: isSending }] = useSendTestEventMutation();

  const send = async (content: string) => {
    const { error } = await sendEvent({ eventType: 'messages', content, username: text.event.username });
    if (error) host.toast(failureNotice(error, text.event.failed));
    else host.toast({ kind: 'success', title: text.tested, description: text.testedText });
  };
  return {
    isSending,
    send: () => void send(text.event.content),
    write: async () => {
      const content = await host.prompt({ ...text.prompt, type: 'text' });
      if (content?.trim()) await send(content.trim());
    },
  };
}
