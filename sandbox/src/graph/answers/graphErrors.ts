import { GraphError } from './GraphError.ts';

/** Apps depend on these codes and subcodes. */
export const graphErrors = {
  missingToken: () =>
    new GraphError({ status: 401, code: 190, message: 'An access token is required to request this resource.' }),
  invalidToken: () =>
    new GraphError({ status: 401, code: 190, message: 'Invalid OAuth access token - Cannot parse access token' }),
  expiredToken: (expiredAt: number, now: number) =>
    new GraphError({
      status: 401,
      code: 190,
      subcode: 463,
      message: `Error validating access token: Session has expired on ${when(expiredAt)}. The current time is ${when(now)}.`,
    }),
  missingPermission: (scope: string) =>
    new GraphError({
      status: 403,
      code: 10,
      message: '(#10) Application does not have permission for this action',
      advice: `The token was granted without ${scope}.`,
    }),
  fieldPermission: (field: string, scope: string) =>
    new GraphError({ status: 403, code: 200, message: `(#200) To subscribe to the ${field} field, the token needs ${scope}.` }),
  unknownObject: (id: string, method: string) =>
    new GraphError({
      status: 400,
      code: 100,
      subcode: 33,
      type: 'GraphMethodException',
      message: `Unsupported ${method.toLowerCase()} request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation.`,
    }),
  unknownField: (field: string) =>
    new GraphError({ status: 400, code: 100, message: `(#100) Tried accessing nonexisting field (${field})` }),
  missingParameter: (name: string) =>
    new GraphError({ status: 400, code: 100, message: `(#100) The parameter ${name} is required.` }),
  badParameter: (message: string) => new GraphError({ status: 400, code: 100, message: `(#100) ${message}` }),
  unreadableBody: () => new GraphError({ status: 400, code: 100, message: '(#100) The request body cannot be read.' }),
  unsupportedMethod: (method: string) =>
    new GraphError({
      status: 400,
      code: 100,
      type: 'IGApiException',
      message: `Unsupported request - method type: ${method.toLowerCase()}`,
    }),
  unknownPath: (path: string) => new GraphError({ status: 400, code: 2500, message: `Unknown path components: ${path}` }),
  notOffered: (what: string) =>
    new GraphError({
      status: 400,
      code: 3,
      message: '(#3) Application does not have the capability to make this API call.',
      advice: `The sandbox does not offer ${what}.`,
    }),
  revokedToken: (subcode: number) =>
    new GraphError({
      status: 401,
      code: 190,
      subcode,
      message: 'Error validating access token: The session has been invalidated by the account owner.',
    }),
  tooManyCalls: () =>
    new GraphError({
      status: 400,
      code: 613,
      subcode: 2534040,
      message: '(#613) Calls to this api have exceeded the rate limit.',
      isThrottling: true,
    }),
  noConsent: () => new GraphError({ status: 400, code: 230, message: '(#230) User consent is required to access user profile' }),
  serviceTrouble: () =>
    new GraphError({ status: 500, code: 2, message: 'An unexpected error has occurred. Please retry your request later.' }),
} as const;

function when(time: number): string {
  return new Date(time).toUTCString();
}
