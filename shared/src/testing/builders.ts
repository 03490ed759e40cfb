import type { ResponseOf, User, WebhookEvent } from '../contracts/index.ts';
import type { ConnectedAccount } from '../store/index.ts';

export function aUser(over: Partial<User> = {}): User {
  return {
    id: 'user-1',
    username: 'mira',
    email: 'mira@example.org',
    avatar: null,
    createdAt: '2026-01-15T09:00:00.000Z',
    ...over,
  };
}

export function anAccount(over: Partial<ConnectedAccount> = {}): ConnectedAccount {
  return {
    id: 'account-1',
    username: 'northwind.coffee',
    name: null,
    picture: null,
    state: 'active',
    connectedAt: '2026-03-01T10:00:00.000Z',
    followers: null,
    ...over,
  };
}

export function anEvent(over: Partial<WebhookEvent> = {}): WebhookEvent {
  const eventId = over.eventId ?? 'event-1';
  return {
    id: eventId,
    eventId,
    seq: 1,
    eventType: 'messages',
    timestamp: '2026-03-01T10:00:00.000Z',
    receivedAt: '2026-03-01T10:00:00.100Z',
    status: 'new',
    isRead: false,
    isProcessed: true,
    processedStatus: 'completed',
    userInfo: { username: 'ana.lima' },
    senderId: '1234567890123456',
    content: { text: 'what is the price?' },
    message: 'what is the price?',
    accountId: '17841400000000123',
    payload: {},
    processingError: null,
    flowResponse: null,
    outcome: 'flow_ran',
    attempts: 1,
    ...over,
  };
}

export function aConnectedStatus(
  over: Partial<ResponseOf<'GET /api/instagram/status'>> = {},
): ResponseOf<'GET /api/instagram/status'> {
  return {
    success: true,
    connected: true,
    data: {
      pageName: 'Northwind Coffee',
      instagramUsername: 'northwind.coffee',
      lastConnected: '2026-03-01T10:00:00.000Z',
      tokenExpiresAt: '2026-04-30T10:00:00.000Z',
      webhookSubscribed: true,
    },
    username: 'northwind.coffee',
    lastSync: '2026-03-01T10:00:00.000Z',
    accountType: 'BUSINESS',
    isExpired: false,
    webhookSubscribed: true,
    missingPermissions: [],
    pause: null,
    ...over,
  };
}

export function aDisconnectedStatus(): ResponseOf<'GET /api/instagram/status'> {
  return aConnectedStatus({
    connected: false,
    data: null,
    username: null,
    lastSync: null,
    accountType: null,
    webhookSubscribed: false,
  });
}
