export { createSessions, type Sessions } from './createSessions.ts';
export { createSessionTransport, type SessionTransport } from './createSessionTransport.ts';
export { endSessionsOf } from './endSessionsOf.ts';
export { getSessionDevice, pruneSessions } from './sessions.repository.ts';
export { registerSessionsRoutes } from './sessions.routes.ts';
