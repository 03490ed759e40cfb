export { registerOtherSendersRoutes } from './other-senders.routes.ts';
export { warnOfOtherSenders } from './warnOfOtherSenders.ts';
