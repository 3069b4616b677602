import { inArray } from 'drizzle-orm'
import type { Category } from '../../../src/domain/course/course.ts'
import type { Db } from '../../db/client.ts'
import { categoryName } from '../../db/schema/category.ts'

type Family = (typeof categoryName.$inferSelect)['family']

/** Names a slug in a language, else in English, else by the slug itself. */
export type CategoryNamer = (family: Family, slug: string) => Category

export async function categoryNames(db: Db, language: string): Promise<CategoryNamer> {
  const rows = await db
    .select()
    .from(categoryName)
    .where(inArray(categoryName.language, [language, 'en']))
  const key = (family: string, slug: string, of: string) => `${family} ${of} ${slug}`
  const names = new Map(rows.map((row) => [key(row.family, row.slug, row.language), row.name]))
  return (family, slug) => ({
    slug,
    name: names.get(key(family, slug, language)) ?? names.get(key(family, slug, 'en')) ?? slug,
  })
}
