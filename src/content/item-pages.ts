import { getPublishedCourses } from '../contract/content.ts'
import type { Course } from '../domain/course/course.ts'
import { type Place, routes } from '../routes.ts'
import type { Page } from './page.ts'
import { richTextAt } from './rich-text.ts'
import { answerOf, placesOf, type Source } from './source.ts'

/** A family of content whose items have pages of their own. */
export interface ItemPages<Item = unknown> {
  path(place: Place, id: number): string
  /** Items by their ids, at most `itemsAtOnce`; those that the site doesn't show are left out. */
  read(source: Source, ids: readonly number[]): Promise<Item[]>
  /** The item's pages in one language: desktop and mobile. */
  pages(source: Source, item: Item): Page[]
}

/** As many as one call answers. */
export const itemsAtOnce = 100

const coursePages: ItemPages<Course> = {
  path: routes.course,
  read: ({ api }, ids) => answerOf(api.call(getPublishedCourses, { ids: [...ids] })),
  pages: (source, course) =>
    placesOf(source).map((place): Page => {
      const description = richTextAt(place, course.description)
      return {
        path: routes.course(place, course.id),
        place,
        data: { family: 'course', course: { ...course, description } },
      }
    }),
}

export const itemPages = { course: coursePages } as const
export type PagedFamily = keyof typeof itemPages

export const hasPages = (family: string): family is PagedFamily => family in itemPages

/** The paths of an item's pages in one language. */
export const itemPaths = (source: Source, family: PagedFamily, id: number): string[] =>
  placesOf(source).map((place) => itemPages[family].path(place, id))

/** All pages of some items in one language. */
export async function pagesOfItems(
  source: Source,
  family: PagedFamily,
  ids: readonly number[],
): Promise<Page[]> {
  const { read, pages } = itemPages[family]
  return (await read(source, ids)).flatMap((item) => pages(source, item))
}
