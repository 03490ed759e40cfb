import { PRIVATE_REPLY_WINDOW_MS } from '@fanfare/shared/contracts';
import { AppError } from '../../infrastructure/http/AppError.ts';
import { GraphError } from '../../integrations/instagram/index.ts';
import { insertMessages, laneOf, meetContacts } from '../contacts/index.ts';
import type { UsableAccount } from '../instagram-accounts/index.ts';
import { assertMessageFits } from '../outbox/index.ts';
import type { CommentsDependencies } from './CommentsDependencies.ts';
import { type CommentChange, type CommentRow, claimPrivateReply } from './comments.repository.ts';

interface Options extends CommentsDependencies {
  about: <T>(comment: CommentRow, work: (usable: UsableAccount) => Promise<T>) => Promise<T>;
  change: (ownerId: string, id: string, values: CommentChange) => Promise<CommentRow>;
}

/** The one message that Instagram lets an account send to somebody who commented. */
export function createPrivateReplies({ database, clock, instagram, about, change }: Options) {
  async function send(comment: CommentRow, text: string): Promise<CommentRow> {
    assertMessageFits(text);
    if (comment.is_own) throw new AppError('comment_closed', { text: 'This is a comment of your own.' });
    if (clock.nowMs() - comment.written_at.getTime() >= PRIVATE_REPLY_WINDOW_MS) throw new AppError('private_reply_too_late');
    return about(comment, async (usable) => {
      const { owner_id: ownerId, id } = comment;
      const isMine = await database.asOwner(ownerId, (queries) => claimPrivateReply(queries, ownerId, id, text));
      if (!isMine) throw new AppError('private_reply_used');
      return await call(comment, text, usable);
    });
  }

  async function call(comment: CommentRow, text: string, { account, token }: UsableAccount): Promise<CommentRow> {
    const settle = (values: CommentChange) => change(comment.owner_id, comment.id, values);
    try {
      const sent = await instagram.sendPrivateReply(token, account.ig_id, comment.comment_id, text);
      await join(comment, text, sent);
      return await settle({ private_reply_state: 'sent', private_reply_message_id: sent.messageId });
    } catch (error) {
      if (!(error instanceof GraphError)) throw error;
      // Sent before: what was wanted is there, and a second one would be refused for ever.
      if (error.meaning === 'private_reply_used')
        return settle({ private_reply_state: 'sent', private_reply_error: error.message });
      await settle(outcomeOf(error));
      throw error;
    }
  }

  /** The recipient that Instagram names joins the comment with a conversation. */
  async function join(comment: CommentRow, text: string, sent: { messageId: string; recipientIgsid: string }): Promise<void> {
    const { owner_id: ownerId, account_id: accountId } = comment;
    const sentAt = new Date(clock.nowMs());
    await database.asOwner(ownerId, async (queries) => {
      const meeting = { ownerId, accountId, igsid: sent.recipientIgsid, inboundAt: null, messageAt: sentAt };
      const contact = (await meetContacts(queries, [meeting])).get(laneOf(accountId, sent.recipientIgsid));
      if (!contact) throw new Error('A contact was neither found nor created.');
      const { conversationId } = contact;
      const message = { ownerId, accountId, conversationId, mid: sent.messageId, direction: 'out', text, sentAt } as const;
      await insertMessages(queries, [message]);
    });
  }

  return { send };
}

function outcomeOf(error: GraphError): CommentChange {
  switch (error.failure) {
    case 'certain':
      return { private_reply_state: 'failed', private_reply_error: error.message };
    case 'uncertain':
      return {
        private_reply_state: 'unconfirmed',
        private_reply_error: 'Instagram did not confirm this message: it may have been delivered.',
      };
    case 'throttled':
    case 'temporary':
    case 'token_dead':
      return { private_reply_state: null, private_reply_text: null };
  }
}
