import type { User } from '@fanfare/shared/contracts';

export const mira: User = {
  id: 'user-mira',
  username: 'mira',
  email: 'mira@example.org',
  avatar: null,
  createdAt: '2026-01-15T09:00:00.000Z',
};

export const longName: User = { ...mira, id: 'user-long', username: 'the.workshop.for.wooden.things.of' };
