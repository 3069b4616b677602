import type { Db } from '#server/db/client.ts'
import type { ClassroomEntryFields } from '#src/domain/classroom/classroom-entry.ts'
import { currencyOfRegion, paymentRegionOfCountry } from '#src/domain/order/payment-terms.ts'
import { paymentSettingsOf } from '#src/sites/parts-of-site.ts'
import type { Site } from '#src/sites/site.ts'
import { findCurrentEnrolment } from './find-current-enrolment.ts'

/**
 * Returns a learner's progress in the certification of a training session, and the currency of the session's
 * country. The progress is null if the learner has no registration.
 */
export async function findProgressForDate(
  db: Db,
  { learnerId, site }: { learnerId: number; site: Site },
  { certificationId, fee, country }: { certificationId: number | null; fee: object | null; country: string },
): Promise<ClassroomEntryFields> {
  const enrolment =
    certificationId === null ? undefined : await findCurrentEnrolment(db, learnerId, certificationId)
  const payment = paymentSettingsOf(site)
  const region = fee && paymentRegionOfCountry(payment, country)
  return { learning: enrolment?.progress ?? null, currency: region && currencyOfRegion(payment, region) }
}
