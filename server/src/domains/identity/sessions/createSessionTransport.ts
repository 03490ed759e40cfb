import { SESSION_ABSOLUTE_MS } from '@fanfare/shared/contracts';
import type { FastifyReply } from 'fastify';
import type { AuthMode } from '../../../infrastructure/env/Settings.ts';
import { cookieName } from '../../../infrastructure/http/cookies/cookieName.ts';
import { readCookie } from '../../../infrastructure/http/cookies/readCookie.ts';
import { writeCookie } from '../../../infrastructure/http/cookies/writeCookie.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import type { Sessions } from './createSessions.ts';

const NAME = 'fanfare_session';
const PATH = '/';

export interface SessionTransport {
  find: (bearer: string | null, cookieHeader: string | undefined) => Promise<SignedIn | null>;
  give: (reply: FastifyReply, session: { token: string; sessionId: string }) => string;
  /** The browser remains trusted. */
  drop: (reply: FastifyReply) => void;
}

interface Options {
  mode: AuthMode;
  sessions: Sessions;
  publicUrl: string;
}

const clearSiteData = (reply: FastifyReply) => void reply.header('clear-site-data', '"cache", "storage"');

export function createSessionTransport({ mode, sessions, publicUrl }: Options): SessionTransport {
  return mode === 'cookie' ? inCookie(sessions, publicUrl) : inBody(sessions);
}

function inBody(sessions: Sessions): SessionTransport {
  return {
    find: async (bearer) => (bearer === null ? null : sessions.authenticate(bearer)),
    give: (_reply, { token }) => token,
    drop: clearSiteData,
  };
}

/** The CSRF token names the session, so that a tab of another user is signed out (S18). */
function inCookie(sessions: Sessions, publicUrl: string): SessionTransport {
  const markOf = (sessionId: string) => `cookie_${sessionId}`;
  const cookie = (value: string) =>
    writeCookie({ name: NAME, value, path: PATH, maxAgeS: SESSION_ABSOLUTE_MS / 1000, publicUrl });
  return {
    async find(bearer, cookieHeader) {
      const token = readCookie(cookieHeader, cookieName(NAME, PATH, publicUrl));
      const found = bearer === null || token === null ? null : await sessions.authenticate(token);
      return found && bearer === markOf(found.sessionId) ? found : null;
    },
    give(reply, { token, sessionId }) {
      reply.header('set-cookie', cookie(token));
      return markOf(sessionId);
    },
    drop(reply) {
      reply.header('set-cookie', cookie(''));
      clearSiteData(reply);
    },
  };
}
