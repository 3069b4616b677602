import { and, eq, inArray, like } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { province, provinceCity } from '#server/db/schema/province.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'

const rowsOf = (db: Db, audience: Audience, country: string) =>
  db
    .select({
      code: province.code,
      id: province.id,
      position: provinceCity.position,
      language: provinceCity.language,
      name: provinceCity.name,
    })
    .from(province)
    .innerJoin(contentItem, isPublishedFor(audience, 'province', province.id))
    .innerJoin(provinceCity, eq(provinceCity.id, province.id))
    .where(
      and(like(province.code, `${country}-%`), inArray(provinceCity.language, [audience.language, 'en'])),
    )

type CityRow = Awaited<ReturnType<typeof rowsOf>>[number]

/** Returns the names of a country's cities by province code; a name without a translation is English. */
export async function listCities(
  db: Db,
  audience: Audience,
  country: string,
): Promise<Map<string, string[]>> {
  const rows = await rowsOf(db, audience, country)
  const cities = new Map<string, string[]>()
  for (const names of Map.groupBy(rows, ({ id, position }) => `${id} ${position}`).values()) {
    const localized = names.find(({ language }) => language === audience.language) ?? (names[0] as CityRow)
    cities.set(localized.code, [...(cities.get(localized.code) ?? []), localized.name])
  }
  return cities
}
