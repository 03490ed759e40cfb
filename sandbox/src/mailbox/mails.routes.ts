import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Dependencies } from '../Dependencies.ts';
import { ApiError } from '../state/ApiError.ts';
import type { MailView } from '../state/views.ts';

const Filter = Type.Object(
  {
    /** The email address, or its part before the @. */
    to: Type.Optional(Type.String()),
    subject: Type.Optional(Type.String()),
    limit: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })),
  },
  { additionalProperties: false },
);
const MAILS_SHOWN = 100;

export function mailsRoutes(app: FastifyInstance, { state, live }: Dependencies): void {
  app.get<{ Querystring: Static<typeof Filter> }>('/mails', { schema: { querystring: Filter } }, (request): MailView[] => {
    const { to, subject, limit } = request.query;
    const wanted = to?.toLowerCase();
    return state.mails
      .all()
      .filter((mail) => wanted === undefined || mail.to.some((each) => isFor(each, wanted)))
      .filter((mail) => subject === undefined || mail.subject.includes(subject))
      .slice(0, Number(limit ?? MAILS_SHOWN));
  });

  app.get<{ Params: { id: string } }>('/mails/:id', (request): MailView => {
    const mail = state.mails.find(request.params.id);
    if (!mail) throw new ApiError(404, `There is no mail ${request.params.id}.`);
    return mail;
  });

  app.delete<{ Params: { id: string } }>('/mails/:id', (request, reply) => {
    if (!state.mails.remove(request.params.id)) throw new ApiError(404, `There is no mail ${request.params.id}.`);
    live.publish({ kind: 'mails' });
    return reply.status(204).send();
  });

  app.delete('/mails', (_request, reply) => {
    state.mails.clear();
    live.publish({ kind: 'mails' });
    return reply.status(204).send();
  });
}

function isFor(address: string, wanted: string): boolean {
  const lower = address.toLowerCase();
  return lower === wanted || lower.split('@', 1)[0] === wanted;
}
