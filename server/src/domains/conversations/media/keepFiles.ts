import { type Message, message } from '@fanfare/shared/contracts';
import type { Queries } from '../../../infrastructure/database/Database.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { MediaAddresses } from './createMediaAddresses.ts';
import { keep } from './media.repository.ts';

export const KEPT_AFTER_USE_MS = 90 * 24 * 60 * 60_000;

export interface KeptFile {
  address: string;
  width: number;
  height: number;
  durationMs: number | null;
}

interface Use {
  addresses: readonly string[];
  at: Date;
  conversationId?: string;
  gone?: { text: Message };
}

/**
 * Keeps the uploaded files among these addresses for 90 days after their use. Returns them by the given
 * address. Throws validation_failed if one is missing, of another workspace or of another conversation.
 */
export async function keepFiles(
  queries: Queries,
  media: MediaAddresses,
  ownerId: string,
  { addresses, at, conversationId, gone = { text: message('publishing.file-gone') } }: Use,
): Promise<Map<string, KeptFile>> {
  const files = new Map(addresses.flatMap((address) => pairOf(address, media)));
  const until = new Date(at.getTime() + KEPT_AFTER_USE_MS);
  const ids = [...files.values()].map(({ id }) => id);
  const rows = await keep(queries, ownerId, { ids, until, conversationId: conversationId ?? null });
  const kept = new Map(rows.map((row) => [`${row.id}.${row.format}`, row]));
  return new Map(
    [...files].map(([address, file]) => {
      const row = kept.get(`${file.id}.${file.format}`);
      if (!row) throw new AppError('validation_failed', gone);
      const { width, height, duration_ms: durationMs } = row;
      return [address, { address: media.stored(file), width, height, durationMs }];
    }),
  );
}

function pairOf(address: string, media: MediaAddresses) {
  const file = media.read(address);
  return file ? [[address, file] as const] : [];
}
