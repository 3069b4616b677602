import type { Family } from '../../domain/content-item/families.ts'
import { type Place, placeOf, routes } from '../../routes.ts'
import type { Me } from '../session/me.ts'

type ServedSite = NonNullable<Me['sites']>[number]

/** The functions that return the URL of an item's page, for the families whose items have pages. */
const pages: Partial<Record<Family, (place: Place, id: number) => string>> = {
  certification: routes.certification,
  classroom: routes.classroom,
  course: routes.course,
  news: routes.news,
  practicalExam: routes.practicalExam,
  topic: routes.topic,
}

/**
 * Returns the URL of an item's page on a site, in the base language of the site. Returns the home page if no item is
 * given, and undefined if items of this family have no pages.
 * @example itemPageUrl(eu, { family: 'course', id: 7 }) // 'https://example.com/eu/course/detail/7'
 */
export function itemPageUrl(
  site: ServedSite,
  item: { family: Family; id: number } | undefined,
): string | undefined {
  const languages = site.languages.map(({ tag }) => tag)
  const place = placeOf({ ...site, languages }, languages[0] as string, 'desktop')
  if (!item) return site.origin + routes.home(place)
  const page = pages[item.family]
  return page && site.origin + page(place, item.id)
}
