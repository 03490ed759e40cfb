import { Type } from 'typebox';
import { type CallContract, Success } from '../call.ts';

const Id = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) });

export const contactsCalls = {
  'DELETE /api/contacts/{id}': {
    summary:
      'Delete everything stored about a contact. The conversation disappears at once, the rows within minutes; a contact who writes again is a new one',
    access: 'signed-in',
    permission: 'contacts.erase',
    idempotency: 'rerun',
    params: Id,
    response: Success({}),
  },
} as const satisfies Record<string, CallContract>;
