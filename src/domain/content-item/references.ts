import type { Documents, Family, Item } from './families.ts'
import { type Link, listDocumentLinks } from './links.ts'
import type { Reference } from './reference.ts'

const to = (family: Family, ...ids: (number | null | undefined)[]): Reference[] =>
  ids.filter((id) => id !== null && id !== undefined).map((id) => ({ family, key: String(id) }))

const toCategory = (group: string, slug: string | undefined): Reference[] =>
  slug === undefined ? [] : [{ family: 'category', key: `${group}:${slug}` }]

type ReferenceLists = { [Name in Family]?: (document: Documents[Name]) => Reference[] }

const referenceLists: ReferenceLists = {
  course: (course) => [
    ...toCategory('certificationType', course.certificationType),
    ...toCategory('subtype', course.subtype),
    ...toCategory('productLine', course.productLine),
    ...toCategory('videoType', course.videoType),
    ...to('pool', course.quiz),
  ],
  certification: (certification) => [
    ...toCategory('certificationType', certification.type),
    ...to('certification', certification.parent, ...certification.prerequisites),
    ...to('course', ...certification.courses),
    ...to('pool', certification.pool),
  ],
  topic: (topic) => [...to('course', ...topic.courses), ...to('pool', topic.quiz)],
  classroom: (classroom) => [
    ...to('certification', classroom.certification),
    ...to('trainer', ...classroom.trainers),
  ],
  practicalExam: (exam) => [...to('certification', exam.certification), ...to('trainer', exam.trainer)],
  comment: (comment) => [...to('certification', comment.certification), ...to('course', comment.course)],
  homeImage: (image) => to('region', image.region),
}

/** Returns every item that a document refers to. A change of one of them changes the document's pages. `links` are the document's links. */
export function referencesOf(
  item: Item,
  links: readonly Link[] = listDocumentLinks(item.document),
): Reference[] {
  const fromFields = (
    referenceLists[item.family] as ((document: Item['document']) => Reference[]) | undefined
  )?.(item.document)
  const all = [...(fromFields ?? []), ...links.flatMap((link) => link.reference ?? [])]
  return [...new Map(all.map((reference) => [`${reference.family} ${reference.key}`, reference])).values()]
}

/**
 * Returns the key by which other documents refer to an item.
 * @example itemKey({ family: 'news', id: 7, document }) // '7'
 */
export const itemKey = (item: Item): string =>
  item.family === 'category' ? `${item.document.group}:${item.document.slug}` : String(item.id)
