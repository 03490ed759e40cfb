export { consentChange } from './consentChange.ts';
export { findRules } from './messaging-rules.repository.ts';
export { registerMessagingRulesRoutes } from './messaging-rules.routes.ts';
export { createMessagingRulesService } from './messaging-rules.service.ts';
