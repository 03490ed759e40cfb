import type { MessageText } from '@fanfare/shared/contracts';
import type { ColumnType } from 'kysely';

/** A text column as a message; null where version 1.0.0 wrote the text, or it is not ours. */
export type StoredMessage = ColumnType<MessageText | null, string | null | undefined, string | null>;
