export { createAutomaticAssignment } from './createAutomaticAssignment.ts';
export { takeOverConversation } from './inbox.repository.ts';
export { registerInboxRoutes } from './inbox.routes.ts';
export { createInboxService } from './inbox.service.ts';
export { isAutomatedReply } from './isAutomatedReply.ts';
export { ownMessageEvent } from './ownMessageEvent.ts';
export { pauseBot } from './pauseBot.ts';
