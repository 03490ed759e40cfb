import { message, type OutgoingMessage } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import { imageName } from './imageUrl.ts';
import { markSent } from './message-images.repository.ts';

export type MarkImagesSent = ReturnType<typeof markImagesSent>;

/** Throws validation_failed for an image that is missing or in another conversation. */
export function markImagesSent({ clock, publicUrl }: { clock: Clock; publicUrl: string }) {
  return async (queries: Queries, ownerId: string, conversationId: string, outgoing: OutgoingMessage): Promise<void> => {
    const names = addressesOf(outgoing).flatMap((address) => imageName(publicUrl, address) ?? []);
    if (names.length === 0) return;
    const found = await markSent(queries, ownerId, { conversationId, names, now: new Date(clock.nowMs()) });
    if (found < new Set(names).size) {
      throw new AppError('validation_failed', { text: message('publishing.picture-gone') });
    }
  };
}

function addressesOf(message: OutgoingMessage): readonly string[] {
  if (message.kind === 'media') return [message.url];
  return message.kind === 'pictures' ? message.urls : [];
}
