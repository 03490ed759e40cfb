export { registerCompetingSendersRoutes } from './competing-senders.routes.ts';
export { warnOfCompetingSenders } from './warnOfCompetingSenders.ts';
