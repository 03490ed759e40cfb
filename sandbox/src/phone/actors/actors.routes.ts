import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Dependencies } from '../../Dependencies.ts';
import { type Actor, findActor } from './Actor.ts';
import { editAsFollower, reactAsFollower, unsendAsFollower } from './changeMessage.ts';
import { BusinessMessage, FollowerMessage } from './FollowerMessage.ts';
import { handOver, handovers } from './handOver.ts';
import { openLink, optIn, tapButton, tapQuickReply, tapSuggestion } from './tap.ts';
import { writeAsBusiness, writeAsFollower } from './writeMessage.ts';

const closed = { additionalProperties: false } as const;
const Text = Type.Object({ text: Type.String({ minLength: 1, maxLength: 1_000, pattern: '\\S' }) }, closed);
const Reaction = Type.Object({ reaction: Type.String({ minLength: 1, maxLength: 20 }) }, closed);
const Tap = Type.Object({ title: Type.String({ minLength: 1 }) }, closed);
const Link = Type.Object({ ref: Type.String({ minLength: 1, maxLength: 2_000 }) }, closed);
const OptIn = Type.Object({ payload: Type.String({ minLength: 1, maxLength: 1_000 }) }, closed);
const Handover = Type.Object({ what: Type.Enum(handovers) }, closed);
const Blocking = Type.Object({ isBlocking: Type.Boolean() }, closed);

type ConversationRoute = { Params: { igId: string; followerId: string } };
type MessageRoute = { Params: { igId: string; followerId: string; mid: string } };

const conversation = '/accounts/:igId/conversations/:followerId';

export function actorsRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const actorOf = ({ igId, followerId }: ConversationRoute['Params']): Actor => findActor(dependencies, igId, followerId);

  app.post<ConversationRoute & { Body: FollowerMessage }>(
    `${conversation}/messages`,
    { schema: { body: FollowerMessage } },
    (request, reply) => reply.status(201).send(writeAsFollower(dependencies, actorOf(request.params), request.body)),
  );

  app.patch<MessageRoute & { Body: Static<typeof Text> }>(
    `${conversation}/messages/:mid`,
    { schema: { body: Text } },
    (request, reply) => {
      editAsFollower(dependencies, actorOf(request.params), request.params.mid, request.body.text);
      return reply.status(204).send();
    },
  );

  app.delete<MessageRoute>(`${conversation}/messages/:mid`, (request, reply) => {
    unsendAsFollower(dependencies, actorOf(request.params), request.params.mid);
    return reply.status(204).send();
  });

  app.post<MessageRoute & { Body: Static<typeof Reaction> }>(
    `${conversation}/messages/:mid/reaction`,
    { schema: { body: Reaction } },
    (request, reply) => {
      reactAsFollower(dependencies, actorOf(request.params), request.params.mid, request.body.reaction);
      return reply.status(204).send();
    },
  );

  app.delete<MessageRoute>(`${conversation}/messages/:mid/reaction`, (request, reply) => {
    reactAsFollower(dependencies, actorOf(request.params), request.params.mid, null);
    return reply.status(204).send();
  });

  app.post<MessageRoute & { Body: Static<typeof Tap> }>(
    `${conversation}/messages/:mid/quick-reply`,
    { schema: { body: Tap } },
    (request, reply) =>
      reply.status(201).send(tapQuickReply(dependencies, actorOf(request.params), request.params.mid, request.body.title)),
  );

  app.post<MessageRoute & { Body: Static<typeof Tap> }>(
    `${conversation}/messages/:mid/button`,
    { schema: { body: Tap } },
    (request, reply) =>
      reply.status(201).send(tapButton(dependencies, actorOf(request.params), request.params.mid, request.body.title)),
  );

  app.post<ConversationRoute & { Body: Static<typeof Tap> }>(
    `${conversation}/suggestion`,
    { schema: { body: Tap } },
    (request, reply) => reply.status(201).send(tapSuggestion(dependencies, actorOf(request.params), request.body.title)),
  );

  app.post<ConversationRoute & { Body: Static<typeof Link> }>(
    `${conversation}/link`,
    { schema: { body: Link } },
    (request, reply) => {
      openLink(dependencies, actorOf(request.params), request.body.ref);
      return reply.status(204).send();
    },
  );

  app.post<ConversationRoute & { Body: Static<typeof OptIn> }>(
    `${conversation}/opt-in`,
    { schema: { body: OptIn } },
    (request, reply) => {
      optIn(dependencies, actorOf(request.params), request.body.payload);
      return reply.status(204).send();
    },
  );

  app.post<ConversationRoute & { Body: BusinessMessage }>(
    `${conversation}/business-messages`,
    { schema: { body: BusinessMessage } },
    (request, reply) => reply.status(201).send(writeAsBusiness(dependencies, actorOf(request.params), request.body)),
  );

  app.post<ConversationRoute & { Body: Static<typeof Handover> }>(
    `${conversation}/handover`,
    { schema: { body: Handover } },
    (request, reply) => {
      handOver(dependencies, actorOf(request.params), request.body.what);
      return reply.status(204).send();
    },
  );

  app.patch<ConversationRoute & { Body: Static<typeof Blocking> }>(
    conversation,
    { schema: { body: Blocking } },
    (request, reply) => {
      const { contact } = actorOf(request.params);
      dependencies.state.followers.setFlags({ ...contact, ...request.body });
      dependencies.live.publish({ kind: 'conversation', igId: contact.igId, igsid: contact.igsid });
      return reply.status(204).send();
    },
  );
}
