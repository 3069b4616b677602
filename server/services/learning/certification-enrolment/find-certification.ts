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
import { isItemText } from '#server/services/platform/content-query/text-of-item.ts'

/** Returns the row of a certification, or undefined if the audience can't see it. */
export async function findCertification(db: Db, audience: Audience, id: number) {
  const [row] = await db
    .select({ certification })
    .from(certification)
    .innerJoin(contentItem, isPublishedFor(audience, 'certification', certification.id))
    .where(eq(certification.id, id))
  return row?.certification
}

/** Returns whether a learner has a valid certificate of a certification. */
export async function hasCertificate(
  db: Db,
  input: { learnerId: number; certificationId: number; now: number },
): Promise<boolean> {
  const rows = await db
    .select({ id: certificate.id })
    .from(certificate)
    .where(
      and(
        eq(certificate.learnerId, input.learnerId),
        eq(certificate.certificationId, input.certificationId),
        gt(certificate.validUntil, new Date(input.now)),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/**
 * Returns the prerequisites of a certification that a learner does not meet; only valid certificates count.
 * Specification 1, section 3.
 */
export async function listMissingPrerequisites(
  db: Db,
  audience: Audience,
  input: { learnerId: number; certificationId: number; now: number },
) {
  const validCertifications = db
    .select({ id: certificate.certificationId })
    .from(certificate)
    .where(and(eq(certificate.learnerId, input.learnerId), gt(certificate.validUntil, new Date(input.now))))
  const prerequisites = db
    .select({ id: certificationPrerequisite.prerequisiteId })
    .from(certificationPrerequisite)
    .where(eq(certificationPrerequisite.certificationId, input.certificationId))
  return db
    .select({
      id: certification.id,
      name: certificationText.name,
      version: certification.versionLabel,
    })
    .from(certification)
    .innerJoin(certificationText, isItemText(certificationText, certification.id, audience.language))
    .where(and(inArray(certification.id, prerequisites), notInArray(certification.id, validCertifications)))
}
