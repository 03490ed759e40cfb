export { registerMissedKeywordsRoutes } from './missed-keywords.routes.ts';
export { createMissedKeywordsService } from './missed-keywords.service.ts';
