export { listOtherSenders, type SenderRow } from './other-senders.readModel.ts';
export { registerOtherSendersRoutes } from './other-senders.routes.ts';
export { warnOfOtherSenders } from './warnOfOtherSenders.ts';
