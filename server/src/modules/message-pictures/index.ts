export { type MarkPicturesSent, markPicturesSent } from './markPicturesSent.ts';
export { registerMessagePicturesRoutes } from './message-pictures.routes.ts';
export { createMessagePicturesService } from './message-pictures.service.ts';
