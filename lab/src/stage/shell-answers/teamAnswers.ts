import { type Member, type ResponseOf, roles, type User } from '@fanfare/shared/contracts';
import { type Answers, answer, type Scenario } from '@fanfare/shared/lab';

type Account = ResponseOf<'GET /api/instagram/accounts'>['data'][number];

const SINCE = '2026-01-15T09:00:00.000Z';
const others = ['ana', 'ben', 'carla', 'dora', 'eva'];

const team = { id: 'workspace-team', name: 'Northwind Coffee' };

/** As the browser stores it. */
export function teamOf({ id: userId }: User, role: NonNullable<Scenario['role']>) {
  return { ...team, role: role === 'removed' ? 'viewer' : role, userId };
}

export function teamAnswers(user: User, role: NonNullable<Scenario['role']>): Answers {
  const own = role === 'removed' ? 'viewer' : role;
  const members = [
    memberOf(user, own),
    ...roles.map((of, at) => {
      const username = others[at] ?? of;
      return memberOf({ id: `user-${username}`, username, email: `${username}@example.org`, avatar: null }, of);
    }),
  ];
  const owners = members.filter((member) => member.role === 'owner').length;
  const personal = { id: user.id, name: user.username, role: 'owner', members: 1, owners: 1 } as const;
  const joined = { ...team, role: own, members: members.length, owners };
  const workspaces = role === 'removed' ? [personal] : [personal, joined];
  return {
    'GET /api/workspaces': answer({ success: true, workspaces, currentId: personal.id }),
    'GET /api/workspace/members': answer({ success: true, members }),
    'GET /api/workspace/invitations': answer({ success: true, invitations: [] }),
    'GET /api/instagram/accounts': answer({
      success: true,
      data: [accountOf('northwind.coffee', 'Northwind Coffee'), accountOf('northwind.tea', 'Northwind Tea')],
    }),
  };
}

function memberOf({ id, username, email, avatar }: Omit<User, 'createdAt'>, role: Member['role']): Member {
  return { id, username, email, avatar, role, joinedAt: SINCE };
}

function accountOf(username: string, name: string): Account {
  return { id: `account-${username}`, username, name, picture: null, state: 'active', connectedAt: SINCE, followers: 1_200 };
}
