export { createOidcClient, type OidcAttempt, type OidcClient, OidcError, type OidcIdentity } from './createOidcClient.ts';
