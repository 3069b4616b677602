/** A connection to a database, either embedded or PostgreSQL. */
interface Connection {
  query(sql: string): Promise<{ rows: unknown[] }>
}

/**
 * Gives a restored database another identity, if its tables contain an identity. Releases of published pages name
 * the identity of their database; the copy must not use the releases of the original.
 */
export async function replaceDatabaseIdentity(connection: Connection): Promise<void> {
  const { rows } = await connection.query("select to_regclass('public.database_identity') as found")
  if ((rows[0] as { found: unknown }).found === null) return
  await connection.query('update database_identity set id = gen_random_uuid()')
}
