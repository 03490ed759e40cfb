/** The only table of errors. `text` is the default; a thrower may pass a more precise one for codes below 500. */
export const errors = {
  bad_request: { status: 400, text: 'The request is not valid.' },
  validation_failed: { status: 400, text: 'Please check your input and try again.' },
  weak_password: { status: 400, text: 'This password is too easy to guess. Please choose another one.' },
  invalid_credentials: { status: 401, text: 'Invalid username or password' },
  not_signed_in: { status: 401, text: 'Your session has ended. Please sign in again.' },
  signature_invalid: { status: 401, text: 'The webhook signature does not match.' },
  forbidden: { status: 403, text: 'You are not allowed to do this.' },
  oauth_state_invalid: { status: 403, text: 'This authorisation link is no longer valid. Please start again.' },
  not_found: { status: 404, text: 'Not found.' },
  flow_not_found: { status: 404, text: 'Flow not found' },
  user_exists: { status: 409, text: 'Username or email already exists.' },
  revision_conflict: { status: 409, text: 'This flow was changed elsewhere. Load it again before saving.' },
  flow_invalid: { status: 409, text: 'This flow has errors. Please fix them before publishing.' },
  not_retryable: { status: 409, text: 'Only a failed event can be queued again.' },
  instagram_not_connected: { status: 409, text: 'Connect an Instagram account first.' },
  too_large: { status: 413, text: 'The request is too large.' },
  unsupported_media_type: { status: 415, text: 'Send the request body as application/json.' },
  too_many_requests: { status: 429, text: 'Too many requests. Please wait a moment and try again.' },
  internal: { status: 500, text: 'Server error. Please try again later.' },
  instagram_unavailable: { status: 502, text: 'Instagram did not answer as expected. Please try again.' },
  overloaded: { status: 503, text: 'The server is busy. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ErrorCode = keyof typeof errors;
