import { Type } from 'typebox';
import type { MessageText } from './message.ts';

const One = Type.Object({ code: Type.String(), params: Type.Optional(Type.Record(Type.String(), Type.Unknown())) });

export const RequiredMessage = Type.Unsafe<MessageText>(Type.Union([One, Type.Array(One)]));

/** The message for the English text next to it. Absent if only English was stored. */
export const MessageBody = Type.Optional(RequiredMessage);
