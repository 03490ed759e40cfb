// The matrix of ownership.test.ts, with the condition on the owner taken out of every query of a request: row-level security alone holds.
import './testing/database/removeOwnerConditions.ts';
import './ownership.test.ts';
