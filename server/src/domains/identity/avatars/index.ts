export { registerAvatarsRoutes } from './avatars.routes.ts';
export { createAvatarsService } from './avatars.service.ts';
export { defaultAvatarUrl } from './defaultAvatar.ts';
