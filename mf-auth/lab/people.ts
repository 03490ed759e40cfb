import type { User } from '@fanfare/shared/contracts';
import { answer, type Scenario } from '@fanfare/shared/lab';

export const mira: User = {
  id: 'user-mira',
  username: 'mira',
  email: 'mira@example.org',
  avatar: null,
  createdAt: '2026-01-15T09:00:00.000Z',
};

export const longName: User = { ...mira, id: 'user-long', username: 'the.workshop.for.wooden.things.of' };

export const accounts: NonNullable<Scenario['answers']> = {
  'GET /api/instagram/accounts': answer({
    success: true,
    data: [
      {
        id: 'account-1',
        username: 'northwind.coffee',
        name: 'Northwind Coffee',
        picture: null,
        state: 'active',
        connectedAt: '2026-03-01T10:00:00.000Z',
        followers: 2_180,
      },
    ],
  }),
};
