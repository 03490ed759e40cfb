import type { User } from '@fanfare/shared/contracts';
import { type Answers, answer, type Scenario } from '@fanfare/shared/lab';
import { teamAnswers } from './teamAnswers.ts';

export const defaultUser: User = {
  id: 'user-lab',
  username: 'lab',
  email: 'lab@example.org',
  avatar: null,
  createdAt: '2026-01-15T09:00:00.000Z',
};

export function shellAnswers(user: User, role?: Scenario['role']): Answers {
  return {
    'GET /api/auth/session': answer({ success: true, user }),
    'GET /api/workspaces': answer({
      success: true,
      workspaces: [{ id: user.id, name: user.username, role: 'owner', members: 1, owners: 1 }],
      currentId: user.id,
    }),
    'GET /api/instagram/accounts': answer({ success: true, data: [] }),
    // The shell shows the connection status.
    'GET /api/instagram/status': answer({
      success: true,
      connected: false,
      data: null,
      username: null,
      lastSync: null,
      accountType: null,
      isExpired: false,
      webhookSubscribed: false,
      missingPermissions: [],
      pause: null,
    }),
    'GET /api/webhooks/counts': answer({
      success: true,
      data: { total: 0, today: 0, listed: 0, unread: 0, received: 0, flowExecutions: 0, activeFlows: 0 },
    }),
    'GET /api/notifications': answer({ success: true, data: { notifications: [], nextCursor: null, latestSeq: 0, total: 0 } }),
    'GET /api/releases/access': answer({ success: true, data: { isStaff: false } }),
    'GET /api/approvals': answer({ success: true, data: [] }),
    'GET /api/workspace/members': answer({
      success: true,
      members: [
        { id: user.id, username: user.username, email: user.email, avatar: null, role: 'owner', joinedAt: user.createdAt },
      ],
    }),
    'GET /api/workspace/invitations': answer({ success: true, invitations: [] }),
    'POST /api/releases/boots': answer({ success: true, counted: 0 }),
    ...(role && teamAnswers(user, role)),
  };
}
