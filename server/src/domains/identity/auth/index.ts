export { claimNames, forgetDevices, keepOnlyNames, pruneDevices } from './auth.repository.ts';
export { registerAuthRoutes } from './auth.routes.ts';
export { createAuthService } from './auth.service.ts';
export { readDeviceKey } from './deviceCookie.ts';
export { pruneAddresses } from './knownAddresses.repository.ts';
