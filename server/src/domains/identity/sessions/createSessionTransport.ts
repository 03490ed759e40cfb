import { SESSION_ABSOLUTE_MS } from '@fanfare/shared/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AuthMode } from '../../../infrastructure/env/Settings.ts';
import { cookieName, setCookie } from '../../../infrastructure/http/cookies.ts';
import type { SignedIn } from '../../../infrastructure/http/senders/SignedIn.ts';
import type { Sessions } from './createSessions.ts';

const cookie = { name: 'fanfare_session', path: '/', maxAgeS: SESSION_ABSOLUTE_MS / 1000 };

export interface SessionTransport {
  find: (bearer: string | null, cookieHeader: string | undefined, workspaceId: string | null) => Promise<SignedIn | null>;
  give: (reply: FastifyReply, session: { token: string; sessionId: string }) => string;
  /** The browser remains trusted. */
  drop: (reply: FastifyReply) => void;
}

interface Options {
  mode: AuthMode;
  sessions: Sessions;
  publicUrl: string;
  parseCookie: FastifyInstance['parseCookie'];
}

const clearSiteData = (reply: FastifyReply) => void reply.header('clear-site-data', '"cache", "storage"');

export function createSessionTransport({ mode, ...options }: Options): SessionTransport {
  return mode === 'cookie' ? inCookie(options) : inBody(options);
}

/** As specified. */
function inBody({ sessions }: Pick<Options, 'sessions'>): SessionTransport {
  return {
    find: async (bearer, _cookieHeader, workspaceId) => (bearer === null ? null : sessions.authenticate(bearer, workspaceId)),
    give: (_reply, { token }) => token,
    drop: clearSiteData,
  };
}

/** The CSRF token names the session, so that a tab of another user is signed out (S18). */
function inCookie({ sessions, publicUrl, parseCookie }: Omit<Options, 'mode'>): SessionTransport {
  const markOf = (sessionId: string) => `cookie_${sessionId}`;
  return {
    async find(bearer, cookieHeader, workspaceId) {
      const token = parseCookie(cookieHeader ?? '')[cookieName(cookie, publicUrl)];
      const found = bearer === null || token === undefined ? null : await sessions.authenticate(token, workspaceId);
      return found && bearer === markOf(found.sessionId) ? found : null;
    },
    give(reply, { token, sessionId }) {
      setCookie(reply, cookie, token, publicUrl);
      return markOf(sessionId);
    },
    drop(reply) {
      setCookie(reply, cookie, '', publicUrl);
      clearSiteData(reply);
    },
  };
}
