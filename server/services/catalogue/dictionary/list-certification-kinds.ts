import type { Db } from '#server/db/client.ts'
import { certification } from '#server/db/schema/certification.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import type { NamedCertificationKind } from '#src/domain/certification/kind.ts'
import { certificationKind } from '#src/domain/course/course.ts'
import { listDictionaryItems } from './list-dictionary-items.ts'

/** The type of the dictionary with the names of certification kinds. Specification 2, section 7. */
const programmes = 'certification_programs'

/** Lists the kinds of the certifications that an audience can see, with the names that editors chose. */
export async function listCertificationKinds(db: Db, audience: Audience): Promise<NamedCertificationKind[]> {
  const rows = await db
    .selectDistinct({ kind: certification.kind })
    .from(certification)
    .innerJoin(contentItem, isPublishedFor(audience, 'certification', certification.id))
  const names = new Map(
    (await listDictionaryItems(db, audience, [programmes])).map(({ value, label }) => [value, label]),
  )
  const present = new Set(rows.map(({ kind }) => kind))
  return certificationKind.options
    .filter((kind) => present.has(kind))
    .map((kind) => ({ kind, name: names.get(kind) ?? kind }))
}
