import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentEdition, contentItem, contentReference } from '#server/db/schema/content.ts'
import { picture } from '#server/db/schema/picture.ts'
import { video } from '#server/db/schema/video.ts'
import type { ContentLookup } from '#src/domain/content-item/content-finding.ts'
import type { Documents, Family, Item } from '#src/domain/content-item/families.ts'
import { listPictures } from '#src/domain/content-item/list-pictures.ts'
import type { Reference } from '#src/domain/content-item/reference.ts'
import { itemKeyOf, referencesOf } from '#src/domain/content-item/references.ts'
import { isSellingBrand } from '#src/sites/is-selling-brand.ts'
import { isKnownSite, type Sites, siteFolderOf } from '#src/sites/load-sites.ts'
import { isKnownProvince } from '#src/sites/province-code.ts'

const name = (family: Family, key: string | number): string => `${family} ${key}`

/** Returns the newest editions of the published items: of all items, or only of those with the given keys. */
export async function loadPublishedItems(db: Db, references?: readonly Reference[]): Promise<Item[]> {
  if (references?.length === 0) return []
  const keys = references?.map(({ family, key }) => sql`(${family}::text, ${key}::text)`)
  const rows = await db
    .select({ family: contentItem.family, id: contentItem.id, document: contentEdition.document })
    .from(contentItem)
    .innerJoin(
      contentEdition,
      and(
        eq(contentEdition.family, contentItem.family),
        eq(contentEdition.id, contentItem.id),
        eq(contentEdition.edition, contentItem.edition),
      ),
    )
    .where(
      and(
        eq(contentItem.state, 'published'),
        keys && sql`(${contentItem.family}, ${contentItem.key}) in (${sql.join(keys, sql`, `)})`,
      ),
    )
  return rows as Item[]
}

/**
 * Loads the data that a check of the given items needs. In this data, the given items replace their published
 * editions.
 */
export async function loadKnownContent(db: Db, sites: Sites, items: readonly Item[]): Promise<ContentLookup> {
  const keys = new Set(items.map((item) => name(item.family, itemKeyOf(item))))
  const documents = new Map(items.map((item) => [name(item.family, item.id), item.document]))
  const pictures = await picturesOf(db, items)
  const exams = await examsOf(db, items)
  const videos = new Set((await db.select({ name: video.name }).from(video)).map((row) => row.name))
  return {
    has: ({ family, key }) => keys.has(name(family, key)),
    get: <Name extends Family>(family: Name, id: number) =>
      documents.get(name(family, id)) as Documents[Name] | undefined,
    practicalExamsOf: (certification) => exams.filter((exam) => exam.certification === certification),
    hasVideo: (video) => videos.has(video),
    hasPicture: ({ name, width, height }) => pictures.get(name) === `${width}x${height}`,
    hasProvince: isKnownProvince,
    hasSite: isKnownSite,
    sells: isSellingBrand,
    sites: sites.sites.map((site) => ({
      folder: siteFolderOf(site),
      tenant: site.tenant,
      languages: site.languages,
    })),
  }
}

/** Returns the practical exams of the given certifications: the exams among the items, and other published exams. */
async function examsOf(db: Db, items: readonly Item[]): Promise<Documents['practicalExam'][]> {
  const keys = items.filter(({ family }) => family === 'certification').map(itemKeyOf)
  const given = items.flatMap((item) => (item.family === 'practicalExam' ? [item] : []))
  const refersToCertification = and(
    eq(contentReference.family, 'practicalExam'),
    eq(contentReference.toFamily, 'certification'),
    inArray(contentReference.toKey, keys.map(String)),
  )
  const rows =
    keys.length > 0
      ? await db.select({ id: contentReference.id }).from(contentReference).where(refersToCertification)
      : []
  const others = rows.filter(({ id }) => !given.some((each) => each.id === id))
  const published = await loadPublishedItems(
    db,
    others.map(({ id }) => ({ family: 'practicalExam', key: String(id) })),
  )
  return [...given, ...published].flatMap(({ family, document }) =>
    family === 'practicalExam' ? [document] : [],
  )
}

/** Returns the sizes of the stored pictures of the given items, by name. */
async function picturesOf(db: Db, items: readonly Item[]): Promise<Map<string, string>> {
  const names = items.flatMap(({ document }) => listPictures(document).map(({ name }) => name))
  if (names.length === 0) return new Map()
  const rows = await db.select().from(picture).where(inArray(picture.name, names))
  return new Map(rows.map((row) => [row.name, `${row.width}x${row.height}`]))
}

/**
 * Returns the given items and all items to which they refer, directly or indirectly, because the check needs all of
 * them.
 */
export async function addReferencedItems(db: Db, items: readonly Item[]): Promise<Item[]> {
  const found = new Map(items.map((item) => [name(item.family, itemKeyOf(item)), item]))
  let missing = items.flatMap((each) => referencesOf(each))
  while (missing.length > 0) {
    const keys = missing.filter(({ family, key }) => !found.has(name(family, key)))
    const loaded = await loadPublishedItems(db, keys)
    for (const item of loaded) found.set(name(item.family, itemKeyOf(item)), item)
    missing = loaded
      .flatMap((each) => referencesOf(each))
      .filter(({ family, key }) => !found.has(name(family, key)))
  }
  return [...found.values()]
}

/** Returns the published items that refer to an item. */
export async function findReferrers(db: Db, item: Item): Promise<Item[]> {
  const rows = await db
    .select({ family: contentReference.family, id: contentReference.id })
    .from(contentReference)
    .where(
      and(eq(contentReference.toFamily, item.family), inArray(contentReference.toKey, [itemKeyOf(item)])),
    )
  return loadPublishedItems(
    db,
    rows.map(({ family, id }) => ({ family, key: String(id) })),
  )
}
