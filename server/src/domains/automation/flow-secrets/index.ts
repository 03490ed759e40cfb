export { createFlowSecrets, type FlowSecrets, secretContext } from './createFlowSecrets.ts';
export { registerFlowSecretsRoutes } from './flow-secrets.routes.ts';
