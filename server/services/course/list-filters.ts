import { eq, sql } from 'drizzle-orm'
import type { Category, CertificationKind } from '../../../src/domain/course/course.ts'
import type { Db } from '../../db/client.ts'
import { contentItem } from '../../db/schema/content.ts'
import { course } from '../../db/schema/course.ts'
import { type Audience, shownTo } from '../content/shown-to.ts'
import { categoryNames } from './category-names.ts'

export interface CourseFilters {
  certificationTypes: Category[]
  subtypes: Category[]
  /** Newest first. */
  versions: string[]
  languages: string[]
}

const languages = sql<string[]>`array(select "language" from "course_text" where "id" = ${course.id})`

const distinct = (values: readonly string[]): string[] => [...new Set(values)].sort()

/** The choices that occur among a tenant's courses of a kind: none of them leads to an empty list. */
export async function listFilters(
  db: Db,
  audience: Audience,
  kind: CertificationKind | undefined,
): Promise<CourseFilters> {
  const rows = await db
    .selectDistinct({
      type: course.certificationType,
      subtype: course.subtype,
      version: course.version,
      languages,
    })
    .from(course)
    .innerJoin(contentItem, shownTo(audience, 'course', course.id))
    .where(kind ? eq(course.kind, kind) : undefined)
  const nameOf = await categoryNames(db, audience.language)
  return {
    certificationTypes: distinct(rows.map((row) => row.type)).map((slug) =>
      nameOf('certificationType', slug),
    ),
    subtypes: distinct(rows.map((row) => row.subtype)).map((slug) => nameOf('subtype', slug)),
    versions: distinct(rows.map((row) => row.version)).reverse(),
    languages: distinct(rows.flatMap((row) => row.languages)),
  }
}
