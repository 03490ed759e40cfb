/** Something that whoever uses the lab can put right: its message is all they need. */
export class LabError extends Error {
  override name = 'LabError';
}
