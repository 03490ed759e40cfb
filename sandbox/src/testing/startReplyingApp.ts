import type { WebhookBody } from '@fanfare/shared/contracts/graph';
import { connect, subscribe } from './connect.ts';
import type { Sandbox } from './startSandbox.ts';

const fields = ['messages', 'comments', 'message_reactions', 'message_edit', 'messaging_optins'];

/** Starts a minimal app that replies to every text once. */
export async function startReplyingApp(sandbox: Sandbox): Promise<string> {
  await sandbox.api('PATCH', '/settings', { appFields: fields });
  const token = await connect(sandbox);
  await subscribe(sandbox, token, fields.join(','));
  const answered = new Set<string>();
  sandbox.callback.answerWith(({ raw }) => {
    const { entry }: WebhookBody = JSON.parse(raw.toString());
    for (const { sender, message } of entry.flatMap(({ messaging = [] }) => messaging)) {
      if (!sender || !message?.text || message.is_echo || answered.has(message.mid)) continue;
      answered.add(message.mid);
      void sandbox
        .graph(token, 'POST', '/me/messages', { recipient: { id: sender.id }, message: { text: `You said: ${message.text}` } })
        .catch(() => undefined);
    }
    return 200;
  });
  return token;
}
