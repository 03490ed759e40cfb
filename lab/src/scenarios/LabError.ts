/** An error that the user can fix; printed without a stack. */
export class LabError extends Error {
  override name = 'LabError';
}
