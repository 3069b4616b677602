import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { category, categoryText } from '#server/db/schema/category.ts'
import { getCachedContent } from '#server/services/platform/content-cache.ts'
import type { Category } from '#src/domain/course/course.ts'

type Group = (typeof category.$inferSelect)['group']

/**
 * Returns the name of a category by its slug: in the language, else in English; the slug itself if the category has
 * no name.
 */
export type CategoryNamer = (group: Group, slug: string) => Category

/** Loads the names of all current categories, and returns the function that looks them up. */
export const loadCategoryNamer = (db: Db, language: string): Promise<CategoryNamer> =>
  getCachedContent(db, `categories ${language}`, () => readNames(db, language))

async function readNames(db: Db, language: string): Promise<CategoryNamer> {
  const rows = await db
    .select()
    .from(category)
    .innerJoin(categoryText, eq(categoryText.id, category.id))
    .where(inArray(categoryText.language, [language, 'en']))
  const key = (group: string, slug: string, locale: string) => `${group} ${locale} ${slug}`
  const names = new Map(
    rows.map(({ category: { group, slug }, category_text: text }) => [
      key(group, slug, text.language),
      text.name,
    ]),
  )
  return (group, slug) => ({
    slug,
    name: names.get(key(group, slug, language)) ?? names.get(key(group, slug, 'en')) ?? slug,
  })
}
