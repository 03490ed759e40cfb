import { readAnswer } from '@fanfare/engine';
import {
  type AnswerKind,
  type BodyOf,
  CONTACT_VARIABLES_MAX,
  type ContactVariable,
  message,
  type ResponseOf,
} from '@fanfare/shared/contracts';
import type { Clock } from '../../../infrastructure/clock/Clock.ts';
import { isUuid } from '../../../infrastructure/crypto/newId.ts';
import type { Database, Queries } from '../../../infrastructure/database/Database.ts';
import type { EventPublisher } from '../../../infrastructure/event-bus/createEventBus.ts';
import { AppError } from '../../../infrastructure/http/AppError.ts';
import type { Caller } from '../../../infrastructure/http/senders/SignedIn.ts';
import { changeRunVariable } from '../../automation/runs/index.ts';
import { recordAudit } from '../../identity/audit-log/index.ts';
import {
  changeVariable,
  findContact,
  listDeclaredVariables,
  listVariables,
  lockContact,
  type VariableRow,
} from './contact-variables.repository.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  bus: EventPublisher;
}

type Variables = ResponseOf<'GET /api/contacts/{id}/variables'>['data'];

export type ContactVariablesService = ReturnType<typeof createContactVariablesService>;

const refusals = {
  number: message('requests.variable-not-number'),
  email: message('requests.variable-not-email'),
  phone: message('requests.variable-not-phone'),
};

export function createContactVariablesService({ database, clock, bus }: Dependencies) {
  return {
    list: (ownerId: string, id: string): Promise<Variables> =>
      database.asOwner(ownerId, async (queries) => {
        if (!isUuid(id) || !(await findContact(queries, ownerId, id))) throw new AppError('not_found');
        return readAll(queries, ownerId, id);
      }),

    async change(
      { workspaceId: ownerId, userId }: Caller,
      id: string,
      { name, value }: BodyOf<'PUT /api/contacts/{id}/variables'>,
    ): Promise<Variables> {
      const variables = await database.asOwner(ownerId, async (queries) => {
        const contact = isUuid(id) ? await lockContact(queries, ownerId, id) : undefined;
        if (!contact) throw new AppError('not_found');
        const isKnown = Object.hasOwn(contact.variables, name);
        if (value === null && !isKnown) throw new AppError('not_found');
        if (!isKnown && Object.keys(contact.variables).length >= CONTACT_VARIABLES_MAX) throw new AppError('too_many');
        const declared = await listDeclaredVariables(queries, ownerId);
        const kind = declared.find((one) => one.name === name)?.kind ?? 'text';
        const next = value === null ? null : readValue(kind, value);
        if (next === null ? isKnown : contact.variables[name] !== next) {
          const source = { user: userId, at: new Date(clock.nowMs()).toISOString() };
          await changeVariable(queries, ownerId, id, { name, value: next, source });
          await changeRunVariable(queries, id, name, next);
          const change = { ...(isKnown && { before: name }), ...(next !== null && { after: name }) };
          await recordAudit(queries, { ownerId, event: 'contact_variable_changed', object: { kind: 'contact', id }, ...change });
        }
        return readAll(queries, ownerId, id);
      });
      bus.publish('feed-changed', ownerId);
      return variables;
    },
  };
}

async function readAll(queries: Queries, ownerId: string, id: string): Promise<Variables> {
  const declared = await listDeclaredVariables(queries, ownerId);
  const kindOf = new Map(declared.map(({ name, kind }) => [name, kind]));
  const rows = await listVariables(queries, ownerId, id);
  const taken = new Set(rows.map(({ name }) => name));
  return {
    variables: rows.map((row) => presentVariable(row, kindOf.get(row.name) ?? 'text')),
    unset: declared.filter(({ name }) => !taken.has(name)),
  };
}

function presentVariable({ name, value, at, flow, member }: VariableRow, kind: AnswerKind): ContactVariable {
  return { name, value, kind, changedAt: at, flow, member };
}

function readValue(kind: AnswerKind, text: string): string {
  if (kind === 'text') return text;
  const value = readAnswer(kind, text);
  if (value === null) throw new AppError('validation_failed', { field: 'value', text: refusals[kind] });
  return value;
}
