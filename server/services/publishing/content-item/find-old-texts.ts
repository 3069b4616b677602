import { asc, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentEdition } from '#server/db/schema/content.ts'
import { contentListing } from '#server/db/schema/content-listing.ts'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import { explainFinding } from '#src/domain/content-item/explain-finding.ts'
import type { Item } from '#src/domain/content-item/families.ts'
import type { SheetFields } from '#src/domain/content-item/form/sheets.ts'
import { textPath } from '#src/domain/content-item/text-path.ts'
import { listOutdatedTexts } from '#src/domain/content-item/text-state.ts'

/** Returns a warning for each text of an item that is older than its English text, given the earlier editions. */
export function findOldTexts({ family, id, document }: Item, earlier: readonly object[]): ContentFinding[] {
  // Texts are compared by path in documents of any family, which their types do not express: therefore the casts.
  const editions = [...earlier, document] as unknown as SheetFields[]
  const paths = listOutdatedTexts(editions).map(({ language, path }) =>
    textPath(document as unknown as SheetFields, language, path.split('/').slice(1)),
  )
  return [...new Set(paths)].map((detail): ContentFinding => {
    const rule = 'textBehind'
    return { level: 'warning', rule, family, id, detail, ...explainFinding(rule, detail, document) }
  })
}

/** Returns the earlier editions of the given items, the oldest first, by "family id". */
export async function loadEarlierEditions(
  db: Db,
  items: readonly Pick<Item, 'family' | 'id'>[],
): Promise<Map<string, object[]>> {
  if (items.length === 0) return new Map()
  const names = items.map(({ family, id }) => sql`(${family}::text, ${id}::integer)`)
  const { family, id, edition, document } = contentEdition
  const rows = await db
    .select({ family, id, document })
    .from(contentEdition)
    .where(sql`(${family}, ${id}) in (${sql.join(names, sql`, `)})`)
    .orderBy(asc(edition))
  const byItem = Map.groupBy(rows, (row) => `${row.family} ${row.id}`)
  return new Map([...byItem].map(([name, found]) => [name, found.map((row) => row.document)]))
}

/** Returns the old texts of published items. Only items whose listing has texts that are behind are compared. */
export async function findOldTextsOf(db: Db, items: readonly Item[]): Promise<ContentFinding[]> {
  const listed = await db
    .select({ item: contentListing.item })
    .from(contentListing)
    .where(sql`${contentListing.languages}::text ~ '"behind": [1-9]'`)
  const names = new Set(listed.map(({ item }) => item))
  const behind = items.filter(({ family, id }) => names.has(`${family} ${id}`))
  const earlier = await loadEarlierEditions(db, behind)
  return behind.flatMap((item) => findOldTexts(item, earlier.get(`${item.family} ${item.id}`) ?? []))
}
