import { message, type OutgoingMessage } from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { MediaAddresses } from './createMediaAddresses.ts';
import { moveEarlierImages } from './earlier-images/earlierImages.repository.ts';
import { earlierNameOf } from './earlier-images/earlierNameOf.ts';
import { KEPT_AFTER_USE_MS, keepFiles } from './keepFiles.ts';
import { keepNamed } from './media.repository.ts';

export type KeepMessageFiles = ReturnType<typeof keepMessageFiles>;

interface Dependencies {
  clock: Clock;
  addresses: MediaAddresses;
  publicUrl: string;
}

/** Throws validation_failed for a missing or foreign image. */
export function keepMessageFiles({ clock, addresses: media, publicUrl }: Dependencies) {
  return async (queries: Queries, ownerId: string, conversationId: string, outgoing: OutgoingMessage): Promise<void> => {
    const addresses = addressesOf(outgoing);
    const at = new Date(clock.nowMs());
    const gone = { text: message('publishing.picture-gone') };
    await keepFiles(queries, media, ownerId, { addresses, at, conversationId, gone });
    const names = [...new Set(addresses.flatMap((address) => earlierNameOf(publicUrl, address) ?? []))];
    if (names.length === 0) return;
    await moveEarlierImages(queries, { names, limit: names.length });
    const until = new Date(at.getTime() + KEPT_AFTER_USE_MS);
    if ((await keepNamed(queries, ownerId, { names, until, conversationId })) < names.length) {
      throw new AppError('validation_failed', gone);
    }
  };
}

function addressesOf(outgoing: OutgoingMessage): readonly string[] {
  if (outgoing.kind === 'media') return [outgoing.url];
  return outgoing.kind === 'pictures' ? outgoing.urls : [];
}
