export { registerAutomationsRoutes } from './automations.routes.ts';
export { createAutomationsService } from './automations.service.ts';
export { isOwnAction } from './compileActions.ts';
export { compileDependents, followFlow } from './compileVersion.ts';
export { findCandidateAutomations, type StoredCandidate } from './findCandidateAutomations.ts';
export {
  appliesTo,
  canStartByClock,
  evaluateAutomations,
  hasTrigger,
  reasonForNoAnswer,
} from './matching/evaluateAutomations.ts';
export { readMessageEvent, readTap, readTriggerEvent } from './matching/readTriggerEvent.ts';
export { fireDueAutomations } from './schedule/fireDueAutomations.ts';
export { SCHEDULED_START } from './schedule/schedule.repository.ts';
export { prepareSimulation, type SimulatedSend, type SimulationResult, sendsOf, toStepInput } from './simulateAutomations.ts';
