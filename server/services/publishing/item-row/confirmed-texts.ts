import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { confirmedText } from '#server/db/schema/confirmed-text.ts'
import type { ConfirmedText } from '#src/domain/content-item/text-state.ts'
import { type ItemId, itemSubjectOf } from './item-row.ts'

/** Returns the confirmed translations of items. The key is "family id", for example "course 12". */
export async function loadConfirmedTexts(
  db: Db,
  items: readonly ItemId[],
): Promise<Map<string, ConfirmedText[]>> {
  if (items.length === 0) return new Map()
  const names = items.map(({ family, id }) => sql`(${family}::text, ${id}::integer)`)
  const { family, id, language, path, source } = confirmedText
  const rows = await db
    .select({ family, id, language, path, source })
    .from(confirmedText)
    .where(sql`(${family}, ${id}) in (${sql.join(names, sql`, `)})`)
  return Map.groupBy(rows, itemSubjectOf)
}
