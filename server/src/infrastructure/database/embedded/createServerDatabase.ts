import pg from 'pg';

const SERVER_ROLE = 'fanfare';

/** Not a superuser, so that row-level security applies. May create the two roles that the migrations need. */
export async function createServerDatabase(superuser: pg.ClientConfig, database: string): Promise<pg.ClientConfig> {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    const password = String(superuser.password);
    const roles = await client.query('select 1 from pg_roles where rolname = $1', [SERVER_ROLE]);
    if (roles.rowCount === 0) {
      await client.query(`create role ${SERVER_ROLE} login createrole password ${client.escapeLiteral(password)}`);
    }
    const databases = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (databases.rowCount === 0) {
      await client.query(`create database ${client.escapeIdentifier(database)} owner ${SERVER_ROLE}`);
    }
  } finally {
    await client.end();
  }
  return { ...superuser, user: SERVER_ROLE, database };
}
