import type { NotificationGroup } from '@fanfare/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../infrastructure/http/route.ts';
import { type EventsService, presentEvent } from '../events/index.ts';
import { type GroupRow, presentNotificationCounts } from './notifications.readModel.ts';
import type { NotificationsService } from './notifications.service.ts';

interface Services {
  notifications: NotificationsService;
  events: Pick<EventsService, 'figures'>;
}

export function registerNotificationsRoutes(app: FastifyInstance, { notifications, events }: Services): void {
  route(app, 'GET /api/notifications', async ({ query, user }) => {
    const { rows, ...page } = await notifications.list(user, query);
    return { data: { notifications: rows.map(presentEvent), ...page } };
  });
  route(app, 'GET /api/notifications/groups', async ({ query, user }) => {
    return { data: (await notifications.groups(user, query)).map(presentGroup) };
  });
  route(app, 'GET /api/notifications/counts', async ({ user }) => {
    return { data: presentNotificationCounts(await events.figures(user)) };
  });
  route(app, 'GET /api/notifications/{id}', async ({ params, user }) => {
    const { row, ...place } = await notifications.find(user, params.id);
    return { data: { notification: presentEvent(row), ...place } };
  });
  route(app, 'POST /api/notifications/read', async ({ body, user }) => notifications.setRead(user, body, true));
  route(app, 'POST /api/notifications/unread', async ({ body, user }) => notifications.setRead(user, body, false));
  route(app, 'POST /api/notifications/archive', async ({ body, user }) => notifications.setArchived(user, body, true));
  route(app, 'POST /api/notifications/unarchive', async ({ body, user }) => notifications.setArchived(user, body, false));
  route(app, 'POST /api/notifications/undo', async ({ body, user }) => {
    return { changed: await notifications.undo(user, body.undoId) };
  });
}

function presentGroup(row: GroupRow): NotificationGroup {
  const latest = presentEvent(row);
  return {
    key: [latest.eventType, row.group_subject ?? '', row.group_day].join('|'),
    eventType: latest.eventType,
    subject: row.group_subject,
    day: row.group_day,
    count: row.group_count,
    unread: row.group_unread,
    failed: row.group_failed,
    latest,
  };
}
