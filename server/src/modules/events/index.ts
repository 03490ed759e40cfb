export { eventKeyOfRun, runIdOfEventKey } from './EventChange.ts';
export {
  changeEventBatch,
  changeEvents,
  type NewEvent,
  type OwnedEvent,
  recordEvents,
  touchEventsOfContact,
} from './events.repository.ts';
export { registerEventsRoutes } from './events.routes.ts';
export { createEventsService } from './events.service.ts';
