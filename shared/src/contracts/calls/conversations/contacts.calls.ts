import { type Static, Type } from 'typebox';
import { Author } from '../../entities.ts';
import { VARIABLE_VALUE_MAX_LENGTH } from '../../limits.ts';
import { answerKinds } from '../../vocabulary/flowVocabulary.ts';
import { Body, type CallContract, Success } from '../call.ts';

const Id = Type.Object({ id: Type.String({ minLength: 1, maxLength: 200 }) });

const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const VariableName = Type.String({ pattern: '^[A-Za-z][A-Za-z0-9_]{0,63}$' });

export const ContactVariable = Type.Object({
  name: Type.String(),
  value: Type.String(),
  /** Of the question that asks for it. `text` if none does. */
  kind: Type.Enum(answerKinds),
  changedAt: Nullable(Type.String()),
  flow: Nullable(Author),
  member: Nullable(Author),
});
export type ContactVariable = Static<typeof ContactVariable>;

const Variables = Type.Object({
  variables: Type.Array(ContactVariable),
  /** Of published flows. */
  unset: Type.Array(Type.Object({ name: Type.String(), kind: Type.Enum(answerKinds) })),
});

export const contactsCalls = {
  'GET /api/contacts/{id}/variables': {
    summary: 'What flows and members noted about a contact, and who noted it',
    access: 'signed-in',
    permission: 'workspace.view',
    params: Id,
    response: Success({ data: Variables }),
  },
  'PUT /api/contacts/{id}/variables': {
    summary: 'Set or remove a variable of a contact. Flows use it from their next step on',
    access: 'signed-in',
    permission: 'inbox.reply',
    params: Id,
    body: Body({
      name: VariableName,
      value: Nullable(Type.String({ minLength: 1, maxLength: VARIABLE_VALUE_MAX_LENGTH, pattern: '\\S' })),
    }),
    response: Success({ data: Variables }),
  },
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
