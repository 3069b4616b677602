import type { Family } from '../domain/content-item/families.ts'
import { type ChangesSinceRevision, loadChangesSinceRevision } from './changes.ts'
import { type ContentSource, NoResponseError, placesOf } from './content-source.ts'
import type { SitePage } from './page.ts'
import { certificationPages } from './pages/certification.ts'
import { classroomPages } from './pages/classroom.ts'
import { coursePages } from './pages/course.ts'
import type { ItemPageMaker } from './pages/item-page-maker.ts'
import { newsPages } from './pages/news.ts'
import { practicalExamPages } from './pages/practical-exam.ts'
import { topicPages } from './pages/topic.ts'
import { loadRestrictedContent } from './restricted-content.ts'

export type PagedFamily = 'certification' | 'classroom' | 'course' | 'news' | 'practicalExam' | 'topic'

export const itemPageMakers: Readonly<Record<PagedFamily, ItemPageMaker>> = {
  certification: certificationPages,
  classroom: classroomPages,
  course: coursePages,
  news: newsPages,
  practicalExam: practicalExamPages,
  topic: topicPages,
}

export const hasPages = (family: string): family is PagedFamily => Object.hasOwn(itemPageMakers, family)

/**
 * Returns the ids of all items of a family that a site shows. The ids come from the list of items; if the list
 * can't be loaded, they come from the record of changes.
 */
async function idsOf(source: ContentSource, family: string, { lists }: ItemPageMaker): Promise<number[]> {
  try {
    return (await lists?.all(source)) ?? []
  } catch (error) {
    if (error instanceof NoResponseError) throw error
    const { rows } = await loadChangesSinceRevision(source, 0)
    return rows.filter((row) => row.family === family && !row.gone).map(({ id }) => id)
  }
}

/**
 * Returns all items of the families whose pages show items of the changed families. If `changed` is 'day', returns
 * all items of the families whose pages depend on the day.
 */
export async function listItemPages(
  source: ContentSource,
  changed: ReadonlySet<Family> | 'day',
): Promise<ChangesSinceRevision['rows']> {
  const found = Object.entries(itemPageMakers).map(async ([family, items]) => {
    const { lists } = items
    if (!lists || (changed !== 'day' && !lists.shows.some((each) => changed.has(each)))) return []
    const ids = await idsOf(source, family, items)
    return ids.map((id) => ({ family: family as PagedFamily, id, gone: false, withdrawn: false, own: false }))
  })
  return (await Promise.all(found)).flat()
}

/** Returns the paths of an item's pages in one language. */
export const pathsOfItem = (source: ContentSource, family: PagedFamily, id: number): string[] =>
  placesOf(source).map((place) => itemPageMakers[family].path(place, id))

/** Builds all pages of the given items of a family in one language. */
export async function buildItemPages(
  source: ContentSource,
  family: PagedFamily,
  ids: readonly number[],
): Promise<SitePage[]> {
  const { read, pages } = itemPageMakers[family]
  const [items, narrowedItems] = await Promise.all([read(source, ids), loadRestrictedContent(source)])
  const sitesOf = new Map(
    narrowedItems
      .filter((item) => item.family === family)
      .flatMap(({ id, sites }) => pathsOfItem(source, family, id).map((path) => [path, sites])),
  )
  return items
    .flatMap((item) => pages(source, item))
    .map((page) => ({ ...page, sites: sitesOf.get(page.path) }))
}
