// Runs ownership.test.ts without the owner conditions of queries, so row-level security alone must hold.
import '../test/database/removeOwnerConditions.ts';
import './ownership.test.ts';
