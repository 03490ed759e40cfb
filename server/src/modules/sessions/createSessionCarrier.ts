import { SESSION_ABSOLUTE_MS } from '@fanfare/shared/contracts';
import type { FastifyReply } from 'fastify';
import type { AuthMode } from '../../infrastructure/env/Settings.ts';
import { cookieName } from '../../infrastructure/http/cookies/cookieName.ts';
import { readCookie } from '../../infrastructure/http/cookies/readCookie.ts';
import { writeCookie } from '../../infrastructure/http/cookies/writeCookie.ts';
import type { SignedIn } from '../../infrastructure/http/senders/SignedIn.ts';
import type { Sessions } from './createSessions.ts';

const NAME = 'fanfare_session';
const PATH = '/';

/** How a session travels between server and browser. */
export interface SessionCarrier {
  /** The living session behind what a request, or a socket, brings. */
  find: (bearer: string | null, cookieHeader: string | undefined) => Promise<SignedIn | null>;
  /** Gives a session to the browser. Answers what the body calls `token`. */
  give: (reply: FastifyReply, session: { token: string; sessionId: string }) => string;
  /** After its end: the browser forgets what it was given, and what it has kept of this user. The known browser stays known. */
  drop: (reply: FastifyReply) => void;
}

interface Options {
  mode: AuthMode;
  sessions: Sessions;
  publicUrl: string;
}

const clearSiteData = (reply: FastifyReply) => void reply.header('clear-site-data', '"cache", "storage"');

export function createSessionCarrier({ mode, sessions, publicUrl }: Options): SessionCarrier {
  return mode === 'cookie' ? inCookie(sessions, publicUrl) : inBody(sessions);
}

/** As specified: the page keeps the token and sends it in the header. */
function inBody(sessions: Sessions): SessionCarrier {
  return {
    find: async (bearer) => (bearer === null ? null : sessions.authenticate(bearer)),
    give: (_reply, { token }) => token,
    drop: clearSiteData,
  };
}

/**
 * The token is in a cookie that no script can read; the page keeps a mark that opens nothing. It sends the mark in the header, which no
 * other site can do, and the mark names the session: a tab that still shows somebody else is signed out (security control S18).
 */
function inCookie(sessions: Sessions, publicUrl: string): SessionCarrier {
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
