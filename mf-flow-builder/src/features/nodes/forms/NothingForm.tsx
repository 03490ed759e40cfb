import { formCopy } from '../../../copy/nodeForms.ts';

/** For kinds that do always the same. */
export function NothingForm() {
  return <p>{formCopy.nothingToSet}</p>;
}
