import type { Item } from '../../src/domain/content/families.ts'
import { categoryItems } from './category/category.ts'
import { courseItems } from './courses/catalogue.ts'
import type { Days } from './days.ts'

/** The whole demonstration content: what is named stands before what names it. */
export const demonstration = async (_days: Days): Promise<Item[]> => [
  ...categoryItems,
  ...(await courseItems()),
]
