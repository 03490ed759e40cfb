import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import type { CannedReplyRow, NoteRow } from './inbox.repository.ts';
import type { InboxService } from './inbox.service.ts';

export function registerInboxRoutes(app: FastifyInstance, inbox: InboxService): void {
  route(app, 'GET /api/inbox/threads', async ({ query, user }) => ({ data: await inbox.threads(user, query) }));
  route(app, 'GET /api/inbox/counts', async ({ user }) => ({ data: await inbox.counts(user) }));
  route(app, 'PUT /api/inbox/availability', async ({ body, user }) => {
    await inbox.setAvailability(user, body.isAvailable);
    return { data: { isAvailable: body.isAvailable } };
  });
  route(app, 'GET /api/inbox/threads/{id}', async ({ params, user }) => ({
    data: await inbox.thread(user.workspaceId, params.id),
  }));
  route(app, 'PATCH /api/inbox/threads/{id}', async ({ params, body, user }) => {
    return { data: await inbox.change(user, params.id, body) };
  });
  route(app, 'GET /api/inbox/threads/{id}/messages', async ({ params, query, user }) => {
    return { data: await inbox.messages(user.workspaceId, params.id, query) };
  });
  route(app, 'POST /api/inbox/threads/{id}/messages', async ({ params, body, user, record }) => {
    return { data: await inbox.reply(user.workspaceId, params.id, body, (queries, data) => record(queries, { data })) };
  });
  route(app, 'POST /api/inbox/threads/{id}/seen', async ({ params, user, record }) => {
    await inbox.markSeen(user.workspaceId, params.id, (queries) => record(queries, {}));
    return {};
  });
  route(app, 'PUT /api/inbox/messages/{id}/reaction', async ({ params, body, user, record }) => {
    await inbox.react(user.workspaceId, params.id, body.emoji, (queries) => record(queries, {}));
    return {};
  });
  route(app, 'POST /api/inbox/messages/{id}/retry', async ({ params, user, record }) => ({
    data: await inbox.retry(user.workspaceId, params.id, (queries, data) => record(queries, { data })),
  }));

  route(app, 'GET /api/inbox/threads/{id}/notes', async ({ params, user }) => {
    return { data: (await inbox.notes(user.workspaceId, params.id)).map(presentNote) };
  });
  route(app, 'POST /api/inbox/threads/{id}/notes', async ({ params, body, user }) => {
    return { data: presentNote(await inbox.addNote(user, params.id, body.text)) };
  });
  route(app, 'DELETE /api/inbox/notes/{id}', async ({ params, user }) => {
    await inbox.deleteNote(user.workspaceId, params.id);
    return {};
  });

  route(app, 'GET /api/inbox/canned-replies', async ({ user }) => {
    return { data: (await inbox.cannedReplies(user.workspaceId)).map(presentCannedReply) };
  });
  route(app, 'POST /api/inbox/canned-replies', async ({ body, user }) => {
    return { data: presentCannedReply(await inbox.addCannedReply(user.workspaceId, body)) };
  });
  route(app, 'PATCH /api/inbox/canned-replies/{id}', async ({ params, body, user }) => {
    return { data: presentCannedReply(await inbox.changeCannedReply(user.workspaceId, params.id, body)) };
  });
  route(app, 'DELETE /api/inbox/canned-replies/{id}', async ({ params, user }) => {
    await inbox.deleteCannedReply(user.workspaceId, params.id);
    return {};
  });
}

function presentNote({ id, text, created_at, by, mentions }: NoteRow) {
  return { id, text, createdAt: created_at.toISOString(), by, mentions };
}

function presentCannedReply({ id, shortcut, text, updated_at, by }: CannedReplyRow) {
  return { id, shortcut, text, updatedAt: updated_at.toISOString(), by };
}
