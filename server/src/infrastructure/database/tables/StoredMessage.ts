import type { MessageText } from '@fanfare/shared/contracts';
import type { ColumnType } from 'kysely';

/** Null if version 1.0.0 wrote the text, or if the text is not ours. */
export type StoredMessage = ColumnType<MessageText | null, string | null | undefined, string | null>;
