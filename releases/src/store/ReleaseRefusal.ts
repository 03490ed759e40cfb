/** The message has the reason and the fix. */
export class ReleaseRefusal extends Error {
  override name = 'ReleaseRefusal';
}
