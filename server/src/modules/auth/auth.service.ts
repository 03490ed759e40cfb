import { SESSION_ABSOLUTE_MS } from '@fanfare/shared/contracts';
import type { Clock } from '../../infrastructure/clock/Clock.ts';
import { newId } from '../../infrastructure/crypto/newId.ts';
import { randomToken } from '../../infrastructure/crypto/randomToken.ts';
import { sha256 } from '../../infrastructure/crypto/sha256.ts';
import type { Database, Queries } from '../../infrastructure/database/Database.ts';
import { AppError } from '../../infrastructure/http/AppError.ts';
import type { SignedIn } from '../../infrastructure/http/SignedIn.ts';
import {
  deleteSession,
  findSession,
  findUserByName,
  getUser,
  insertSession,
  insertUser,
  type UserRow,
} from './auth.repository.ts';
import { foldName } from './foldName.ts';
import { isWeakPassword } from './isWeakPassword.ts';
import { hashPassword, verifyPassword } from './passwordHash.ts';

interface Credentials {
  username: string;
  email: string;
  password: string;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  /** Told after a session has ended, so that its sockets can be closed. */
  onSessionEnded: (sessionId: string) => void;
}

export interface AuthService {
  register: (credentials: Credentials) => Promise<{ token: string; user: UserRow }>;
  login: (name: string, password: string) => Promise<{ token: string; user: UserRow }>;
  logout: (signedIn: SignedIn) => Promise<void>;
  /** The living session behind a token, or null. */
  authenticate: (token: string) => Promise<SignedIn | null>;
  userOf: (signedIn: SignedIn) => Promise<UserRow>;
}

const TOKEN_PREFIX = 'fan_';

export function createAuthService({ database, clock, onSessionEnded }: Dependencies): AuthService {
  async function openSession(queries: Queries, ownerId: string): Promise<string> {
    const token = `${TOKEN_PREFIX}${randomToken()}`;
    await insertSession(queries, {
      id: newId(),
      owner_id: ownerId,
      token_hash: sha256(token),
      expires_at: new Date(clock.nowMs() + SESSION_ABSOLUTE_MS),
    });
    return token;
  }

  return {
    async register({ username, email, password }) {
      if (isWeakPassword(password, username)) throw new AppError('weak_password');
      const password_hash = await hashPassword(password);
      const nameKeys = [...new Set([foldName(username), foldName(email)])];
      return database.asSystem(async (queries) => {
        const user = await insertUser(queries, { id: newId(), username, email, password_hash }, nameKeys);
        if (!user) throw new AppError('user_exists');
        return { token: await openSession(queries, user.id), user };
      });
    },

    async login(name, password) {
      const user = await findUserByName(database.system, foldName(name));
      const isRight = await verifyPassword(user?.password_hash ?? null, password);
      if (!user || !isRight) throw new AppError('invalid_credentials');
      return { token: await openSession(database.system, user.id), user };
    },

    async logout({ userId, sessionId }) {
      await database.asOwner(userId, (queries) => deleteSession(queries, userId, sessionId));
      onSessionEnded(sessionId);
    },

    async authenticate(token) {
      return token.startsWith(TOKEN_PREFIX) ? findSession(database.system, sha256(token)) : null;
    },

    async userOf({ userId }) {
      const user = await database.asOwner(userId, (queries) => getUser(queries, userId));
      if (!user) throw new AppError('not_signed_in');
      return user;
    },
  };
}
