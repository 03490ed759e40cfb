export { createTextCopyJob } from './createTextCopyJob.ts';
export { eventKeyOfRun, runIdOfEventKey } from './EventChange.ts';
export { type EventFigures, presentStates, sumOf } from './eventFigures.readModel.ts';
export { presentEvent } from './events.presenter.ts';
export { type EventRow, findEventRow, findReplayKeys, getLatestSeq, listEvents } from './events.readModel.ts';
export {
  changeEventBatch,
  changeEvents,
  changeEventsWhere,
  type EventSettlement,
  eraseRepeated,
  lockFeed,
  type NewEvent,
  type OwnedEvent,
  recordEvents,
  touchEventsOfContacts,
} from './events.repository.ts';
export { registerEventsRoutes } from './events.routes.ts';
export { createEventsService, type EventsService } from './events.service.ts';
export { requestTexts } from './eventTexts.repository.ts';
export { type EventFilter, filterEvents, isFor, isOfAccount, type Reader } from './search/filterEvents.readModel.ts';
export { readEventQuery } from './search/readEventQuery.ts';
export { belongsTo, isOwnTurn, turn, turnId } from './turns/turns.readModel.ts';
