import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certification, certificationText } from '#server/db/schema/certification.ts'
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'
import type { Prerequisite } from '#src/domain/certification/certification.ts'

/**
 * Returns a certification's name in a language, for a refusal: a list with one name, or an empty list for an
 * unknown id.
 */
export const listCertificationNames = (
  db: Db,
  { certificationId, language }: { certificationId: number; language: string },
): Promise<Prerequisite[]> =>
  db
    .select({
      id: certification.id,
      name: certificationText.name,
      version: certification.versionLabel,
    })
    .from(certification)
    .innerJoin(certificationText, isItemText(certificationText, certification.id, language))
    .where(eq(certification.id, certificationId))
