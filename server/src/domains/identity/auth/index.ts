export {
  claimNames,
  forgetDevices,
  getUser,
  insertUser,
  keepOnlyNames,
  pruneDevices,
  type UserRow,
} from './auth.repository.ts';
export { registerAuthRoutes } from './auth.routes.ts';
export { type AuthService, createAuthService, type Opened, type Origin } from './auth.service.ts';
export { readDeviceKey } from './deviceCookie.ts';
export { pruneAddresses } from './knownAddresses.repository.ts';
export { createOpenedSession, type OpenedSession } from './openedSession.ts';
