/** A change that cannot be made; the message says why and what to do. */
export class ReleaseRefusal extends Error {
  override name = 'ReleaseRefusal';
}
