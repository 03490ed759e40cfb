import { Type } from 'typebox';
import type { MessageText } from './message.ts';

const One = Type.Object({ code: Type.String(), params: Type.Optional(Type.Record(Type.String(), Type.Unknown())) });

export const RequiredMessage = Type.Unsafe<MessageText>(Type.Union([One, Type.Array(One)]));

/** A message in the API, beside its English text; absent where only the English text was stored. */
export const MessageBody = Type.Optional(RequiredMessage);
