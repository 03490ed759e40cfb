import { formCopy } from '../../../copy/nodes/nodeForms.ts';

/** For kinds without settings. */
export function NothingForm() {
  return <p>{formCopy.nothingToSet}</p>;
}
