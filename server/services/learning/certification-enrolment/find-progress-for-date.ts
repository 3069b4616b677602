import type { Db } from '#server/db/client.ts'
import type { ClassroomEntryStatus } from '#src/domain/classroom/classroom-entry.ts'
import { currencyOfRegion, regionOf } from '#src/domain/order/payment-terms.ts'
import { paymentSettingsOf } from '#src/sites/parts-of-site.ts'
import type { Site } from '#src/sites/site.ts'
import { currentEnrolment } from './current-enrolment.ts'

/**
 * The standing of a learner for something with a date: how far they are in its certification, and the
 * currency where it is held.
 */
export async function findProgressForDate(
  db: Db,
  { learnerId, site }: { learnerId: number; site: Site },
  { certificationId, fee, country }: { certificationId: number | null; fee: object | null; country: string },
): Promise<ClassroomEntryStatus> {
  const registered =
    certificationId === null ? undefined : await currentEnrolment(db, learnerId, certificationId)
  const payment = paymentSettingsOf(site)
  const region = fee && regionOf(payment, country)
  return { learning: registered?.progress ?? null, currency: region && currencyOfRegion(payment, region) }
}
