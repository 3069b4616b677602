import { asc, eq, inArray } from 'drizzle-orm'
import type { Prerequisite } from '../../../src/domain/certification/certification.ts'
import type { Db } from '../../db/client.ts'
import { certification, certificationPrerequisite, certificationText } from '../../db/schema/certification.ts'
import { textIn } from '../content/text-in.ts'

/** What must be held before each of some certifications; it counts wherever it is shown. */
export async function prerequisitesOf(
  db: Db,
  ids: readonly number[],
  language: string,
): Promise<Map<number, Prerequisite[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      of: certificationPrerequisite.certificationId,
      id: certification.id,
      name: certificationText.name,
      version: certification.versionLabel,
    })
    .from(certificationPrerequisite)
    .innerJoin(certification, eq(certification.id, certificationPrerequisite.prerequisiteId))
    .innerJoin(certificationText, textIn(certificationText, certification.id, language))
    .where(inArray(certificationPrerequisite.certificationId, [...ids]))
    .orderBy(asc(certification.position), asc(certification.id))
  return new Map(
    [...Map.groupBy(rows, (row) => row.of)].map(([of, own]) => [of, own.map(({ of: _, ...each }) => each)]),
  )
}
