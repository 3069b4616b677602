import type { Db } from '../db/client.ts'
import { categoryName } from '../db/schema/category.ts'
import type { NameSeed } from './seed-types.ts'

type Family = (typeof categoryName.$inferInsert)['family']

export async function keepCategories(db: Db, family: Family, names: readonly NameSeed[]): Promise<void> {
  const rows = names.flatMap(({ slug, name }) =>
    Object.entries(name).map(([language, text]) => ({ family, slug, language, name: text })),
  )
  await db.insert(categoryName).values(rows)
}
