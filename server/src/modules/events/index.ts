export { eventKeyOfRun, runIdOfEventKey } from './EventChange.ts';
export { changeEvents, type NewEvent, recordEvents, touchEventsOfContact } from './events.repository.ts';
export { registerEventsRoutes } from './events.routes.ts';
export { createEventsService } from './events.service.ts';
