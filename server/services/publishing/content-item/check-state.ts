import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { queryRows } from '#server/db/query-rows.ts'
import { confirmedText } from '#server/db/schema/confirmed-text.ts'
import { picture } from '#server/db/schema/picture.ts'
import { video } from '#server/db/schema/video.ts'

/**
 * Returns a text that changes when something changes on which a check depends besides the content: the confirmed
 * translations, the stored pictures and the videos.
 */
export async function readCheckState(db: Db): Promise<string> {
  const [row] = await queryRows<Record<string, unknown>>(
    db,
    sql`select
      (select max(${confirmedText.confirmedAt})::text from ${confirmedText}) as confirmed,
      (select count(*)::integer from ${picture}) as pictures,
      (select max(${picture.storedAt})::text from ${picture}) as pictured,
      (select md5(string_agg(${video.name}, '/' order by ${video.name})) from ${video}) as videos`,
  )
  return JSON.stringify(row)
}
