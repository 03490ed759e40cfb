export { keepBotAway } from './inbox.repository.ts';
export { registerInboxRoutes } from './inbox.routes.ts';
export { createInboxService } from './inbox.service.ts';
export { isToolReply } from './isToolReply.ts';
export { ownMessageEvent } from './ownMessageEvent.ts';
export { silenceBot } from './silenceBot.ts';
