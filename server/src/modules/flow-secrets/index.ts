export { createFlowSecrets, type FlowSecrets } from './createFlowSecrets.ts';
export { registerFlowSecretsRoutes } from './flow-secrets.routes.ts';
