import type { Item } from '../../../src/domain/content/families.ts'
import type { Cities } from './cities.ts'
import { egypt } from './egypt.ts'
import { europe } from './europe.ts'
import { gulf } from './gulf.ts'
import { jordan } from './jordan.ts'

const textsOf = (language: string, [english, own]: Cities[number]) => ({
  en: { name: english },
  ...(own && { [language]: { name: own } }),
})

/** Numbers are places in this list: what is added comes last. */
const lists: { language: string; provinces: Record<string, Cities> }[] = [
  { language: 'ar', provinces: gulf },
  { language: 'ar', provinces: egypt },
  { language: 'ar', provinces: jordan },
  { language: 'de', provinces: europe.germany },
  { language: 'pl', provinces: europe.poland },
  { language: 'es', provinces: europe.spain },
]

const provinces = lists.flatMap(({ language, provinces }) =>
  Object.entries(provinces).map(([code, cities]) => ({
    code,
    cities: cities.map((city) => ({ texts: textsOf(language, city) })),
  })),
)

/** The main cities of the countries where trainings are held most. */
export const provinceItems: Item<'province'>[] = provinces.map((document, index) => ({
  family: 'province',
  id: index + 1,
  document: { ...document, audience: { tenants: ['main', 'sister'] } },
}))
