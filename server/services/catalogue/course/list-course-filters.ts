import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { course } from '#server/db/schema/course.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import type { Category, CertificationKind, ContentType } from '#src/domain/course/course.ts'
import { type CategoryNamer, loadCategoryNamer } from './load-category-namer.ts'

export interface CourseFilters {
  certificationTypes: Category[]
  subtypes: Category[]
  /** The product versions in use, the newest first. */
  versions: string[]
  languages: string[]
  productLines: Category[]
  videoTypes: Category[]
}

/** The courses and videos whose filters are listed; an absent field matches all. */
export interface CourseFilterQuery {
  kind?: CertificationKind | undefined
  contentType?: ContentType | undefined
}

const distinct = (values: readonly (string | null)[]): string[] =>
  [...new Set(values.filter((value) => value !== null))].sort()

/**
 * Lists the filter choices in use among a tenant's courses and videos, so that no choice leads to an empty
 * list.
 */
export async function listCourseFilters(
  db: Db,
  audience: Audience,
  query: CourseFilterQuery,
): Promise<CourseFilters> {
  const rows = await findChoices(db, audience, query)
  const nameOf = await loadCategoryNamer(db, audience.language)
  const namesOf = (group: Parameters<CategoryNamer>[0], slugs: readonly (string | null)[]) =>
    distinct(slugs).map((slug) => nameOf(group, slug))
  return {
    certificationTypes: namesOf(
      'certificationType',
      rows.map((row) => row.type),
    ),
    subtypes: namesOf(
      'subtype',
      rows.map((row) => row.subtype),
    ),
    versions: distinct(rows.map((row) => row.version)).reverse(),
    languages: distinct(rows.flatMap((row) => row.languages ?? [])),
    productLines: namesOf(
      'productLine',
      rows.map((row) => row.productLine),
    ),
    videoTypes: namesOf(
      'videoType',
      rows.map((row) => row.videoType),
    ),
  }
}

const findChoices = (db: Db, audience: Audience, { kind, contentType }: CourseFilterQuery) =>
  db
    .selectDistinct({
      type: course.certificationType,
      subtype: course.subtype,
      version: course.version,
      productLine: course.productLine,
      videoType: course.videoType,
      languages: course.languages,
    })
    .from(course)
    .innerJoin(contentItem, isPublishedFor(audience, 'course', course.id))
    .where(
      and(
        kind ? eq(course.kind, kind) : undefined,
        contentType ? eq(course.contentType, contentType) : undefined,
      ),
    )
