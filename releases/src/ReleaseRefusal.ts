export class ReleaseRefusal extends Error {
  override name = 'ReleaseRefusal';
}
