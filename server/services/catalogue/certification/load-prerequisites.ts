import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import {
  certification,
  certificationPrerequisite,
  certificationText,
} from '#server/db/schema/certification.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { Prerequisite } from '#src/domain/certification/certification.ts'

/**
 * Returns the prerequisites of the given certifications: other certifications that the learner must hold. A
 * prerequisite counts even if the site doesn't show it.
 */
export async function loadPrerequisites(
  db: Db,
  ids: readonly number[],
  language: string,
): Promise<Map<number, Prerequisite[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      certificationId: certificationPrerequisite.certificationId,
      id: certification.id,
      name: certificationText.name,
      version: certification.versionLabel,
    })
    .from(certificationPrerequisite)
    .innerJoin(certification, eq(certification.id, certificationPrerequisite.prerequisiteId))
    .innerJoin(certificationText, isItemText(certificationText, certification.id, language))
    .where(inArray(certificationPrerequisite.certificationId, [...ids]))
    .orderBy(asc(certification.position), asc(certification.id))
  return new Map(
    [...Map.groupBy(rows, (row) => row.certificationId)].map(([certificationId, group]) => [
      certificationId,
      group.map(({ certificationId: _, ...row }) => row),
    ]),
  )
}
