// Runs ownership.test.ts without the owner conditions of queries, so that only row-level security protects
// the rows.
import './removeOwnerConditions.ts';
import '../../src/ownership.test.ts';
