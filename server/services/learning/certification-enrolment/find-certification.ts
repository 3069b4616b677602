import { and, eq, gt, inArray, notInArray } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import {
  certification,
  certificationPrerequisite,
  certificationText,
} from '#server/db/schema/certification.ts'
import { contentItem } from '#server/db/schema/content.ts'
import { type Audience, isPublishedFor } from '#server/services/platform/content-query/published-for.ts'
import { textOfItem } from '#server/services/platform/content-query/text-of-item.ts'

/** The row of a certification that an audience is shown, by its id; undefined where it isn't shown. */
export async function findCertification(db: Db, audience: Audience, id: number) {
  const [row] = await db
    .select({ certification })
    .from(certification)
    .innerJoin(contentItem, isPublishedFor(audience, 'certification', certification.id))
    .where(eq(certification.id, id))
  return row?.certification
}

/** Whether a learner holds a certificate of a certification that is valid now. */
export async function holdsCertificate(
  db: Db,
  of: { learnerId: number; certificationId: number; now: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: certificate.id })
    .from(certificate)
    .where(
      and(
        eq(certificate.learnerId, of.learnerId),
        eq(certificate.certificationId, of.certificationId),
        gt(certificate.validUntil, new Date(of.now)),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/**
 * The prerequisites of a certification that a learner does not meet: only certificates that are valid now
 * count. Specification 1, section 3.
 */
export async function missingPrerequisites(
  db: Db,
  audience: Audience,
  of: { learnerId: number; certificationId: number; now: number },
) {
  const held = db
    .select({ id: certificate.certificationId })
    .from(certificate)
    .where(and(eq(certificate.learnerId, of.learnerId), gt(certificate.validUntil, new Date(of.now))))
  const wanted = db
    .select({ id: certificationPrerequisite.prerequisiteId })
    .from(certificationPrerequisite)
    .where(eq(certificationPrerequisite.certificationId, of.certificationId))
  return db
    .select({
      id: certification.id,
      name: certificationText.name,
      version: certification.versionLabel,
    })
    .from(certification)
    .innerJoin(certificationText, textOfItem(certificationText, certification.id, audience.language))
    .where(and(inArray(certification.id, wanted), notInArray(certification.id, held)))
}
