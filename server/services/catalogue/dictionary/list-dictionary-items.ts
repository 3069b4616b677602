import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { dictionary, dictionaryItem } from '#server/db/schema/dictionary.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import type { DictionaryItem } from '#src/domain/dictionary/dictionary.ts'

const rowsOf = (db: Db, audience: Audience, types: readonly string[]) =>
  db
    .select({
      type: dictionary.type,
      id: dictionary.id,
      position: dictionaryItem.position,
      language: dictionaryItem.language,
      value: dictionaryItem.value,
      label: dictionaryItem.label,
    })
    .from(dictionary)
    .innerJoin(contentItem, isPublishedFor(audience, 'dictionary', dictionary.id))
    .innerJoin(dictionaryItem, eq(dictionaryItem.id, dictionary.id))
    .where(
      and(inArray(dictionary.type, [...types]), inArray(dictionaryItem.language, [audience.language, 'en'])),
    )
    .orderBy(asc(dictionary.id), asc(dictionaryItem.position))

type ItemRow = Awaited<ReturnType<typeof rowsOf>>[number]

/** Lists the items of dictionaries in their order. A missing translation of a label is English. */
export async function listDictionaryItems(
  db: Db,
  audience: Audience,
  types: readonly string[],
): Promise<DictionaryItem[]> {
  const rows = await rowsOf(db, audience, types)
  const labelsByItem = Map.groupBy(rows, ({ id, position }) => `${id} ${position}`)
  return [...labelsByItem.values()].map((labels) => {
    const localized = labels.find(({ language }) => language === audience.language) ?? (labels[0] as ItemRow)
    return { type: localized.type, value: localized.value, label: localized.label }
  })
}
