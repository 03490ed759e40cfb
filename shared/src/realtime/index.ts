export { catchUp } from './catchUp.ts';
export { createRealtime, type Realtime } from './createRealtime.ts';
export { reconnectDelay } from './reconnectDelay.ts';
export { NO_CONTENT, toNotification } from './toNotification.ts';
