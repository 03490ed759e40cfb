export { createSessionCarrier, type SessionCarrier } from './createSessionCarrier.ts';
export { createSessions, type Sessions } from './createSessions.ts';
export { endSessionsOf } from './endSessionsOf.ts';
export { getSessionDevice, pruneSessions } from './sessions.repository.ts';
export { registerSessionsRoutes } from './sessions.routes.ts';
