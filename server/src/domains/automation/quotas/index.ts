export { createQuotas, type Quotas } from './createQuotas.ts';
export { registerQuotasRoutes } from './quotas.routes.ts';
