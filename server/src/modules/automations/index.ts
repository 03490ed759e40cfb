export { canStartByClock, considerAutomations, reasonForNoAnswer } from './asking/considerAutomations.ts';
export { registerAutomationsRoutes } from './automations.routes.ts';
export { createAutomationsService } from './automations.service.ts';
export { isOwnAction } from './compileActions.ts';
export { compileDependents, followFlow } from './compileVersion.ts';
export { findAskedAutomations, type StoredAskedAutomation } from './findAskedAutomations.ts';
export { prepareRehearsal, type Rehearsal, type RehearsedSend, sendsOf } from './rehearse.ts';
export { fireDueAutomations } from './schedule/fireDueAutomations.ts';
export { SCHEDULED_START } from './schedule/schedule.repository.ts';
