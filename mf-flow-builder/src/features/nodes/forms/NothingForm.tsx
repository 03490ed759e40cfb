import { formCopy } from '../../../copy/nodes/nodeForms.ts';

/** For kinds that do always the same. */
export function NothingForm() {
  return <p>{formCopy.nothingToSet}</p>;
}
