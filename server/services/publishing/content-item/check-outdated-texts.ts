import { asc, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentEdition } from '#server/db/schema/content.ts'
import { contentListing } from '#server/db/schema/content-listing.ts'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import { explainFinding } from '#src/domain/content-item/explain-finding.ts'
import type { Item } from '#src/domain/content-item/families.ts'
import type { DocumentFields } from '#src/domain/content-item/form/split-document.ts'
import { documentPathOfText } from '#src/domain/content-item/text-path.ts'
import {
  type ConfirmedText,
  listOutdatedTexts,
  type OutdatedText,
} from '#src/domain/content-item/text-state.ts'
import type { Sites } from '#src/sites/load-sites.ts'
import { loadConfirmedTexts } from '../item-row/confirmed-texts.ts'
import { itemSubjectOf } from '../item-row/item-row.ts'

const baseOf = (language: string): string => language.split('-')[0] ?? language

/** An item's earlier editions, the oldest first, and its confirmed translations. */
export interface TextHistory {
  editions: readonly object[]
  confirmed: readonly ConfirmedText[]
}

/** A text that is older than its English text, with its path in the document: "texts.de.name". */
export interface OutdatedField extends OutdatedText {
  detail: string
}

/** Returns the texts of an item that are older than their English texts. */
export function listOutdatedFields(document: unknown, { editions, confirmed }: TextHistory): OutdatedField[] {
  // The casts are needed because texts are compared by path in documents of any family, which the documents' types
  // do not express.
  const all = [...editions, document] as DocumentFields[]
  return listOutdatedTexts(all, confirmed).map((text) => ({
    ...text,
    detail: documentPathOfText(document as DocumentFields, text.language, text.path.split('/').slice(1)),
  }))
}

/**
 * Returns a warning for each text of an item that is older than its English text. Only languages that sites of the
 * portal show are checked.
 */
export function checkOutdatedTexts(item: Item, history: TextHistory, sites: Sites): ContentFinding[] {
  const { family, id, document } = item
  // Texts in "pt" are shown by sites in "pt-BR".
  const shown = new Set(sites.sites.flatMap((site) => site.languages.flatMap((tag) => [tag, baseOf(tag)])))
  const paths = listOutdatedFields(document, history)
    .filter(({ language }) => shown.has(language))
    .map(({ detail }) => detail)
  return [...new Set(paths)].map((detail): ContentFinding => {
    const rule = 'textOutdated'
    return { level: 'warning', rule, family, id, detail, ...explainFinding(rule, detail, item) }
  })
}

/** Returns a function that returns the earlier editions and the confirmed translations of one of the given items. */
export async function loadTextHistories(
  db: Db,
  items: readonly Pick<Item, 'family' | 'id'>[],
): Promise<(item: Pick<Item, 'family' | 'id'>) => TextHistory> {
  const [editions, confirmed] = await Promise.all([
    loadEarlierEditions(db, items),
    loadConfirmedTexts(db, items),
  ])
  return (item) => ({
    editions: editions.get(itemSubjectOf(item)) ?? [],
    confirmed: confirmed.get(itemSubjectOf(item)) ?? [],
  })
}

/**
 * Returns the earlier editions of the given items, the oldest first. The key is "family id", for example "course
 * 12".
 */
async function loadEarlierEditions(
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

/**
 * Checks the texts of published items. An item is compared with its editions only if its stored listing contains
 * outdated texts.
 */
export async function checkStoredTexts(
  db: Db,
  items: readonly Item[],
  sites: Sites,
): Promise<ContentFinding[]> {
  const listed = await db
    .select({ item: contentListing.item })
    .from(contentListing)
    .where(sql`${contentListing.languages}::text ~ '"outdated": [1-9]'`)
  const names = new Set(listed.map(({ item }) => item))
  const outdated = items.filter(({ family, id }) => names.has(`${family} ${id}`))
  const historyOf = await loadTextHistories(db, outdated)
  return outdated.flatMap((item) => checkOutdatedTexts(item, historyOf(item), sites))
}
