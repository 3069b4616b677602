import type { Standing } from '../../../src/domain/classroom/classroom-entry.ts'
import { paymentOf } from '../../../src/sites/parts-of-site.ts'
import { currencyIn, regionOf } from '../../../src/sites/payment.ts'
import type { Site } from '../../../src/sites/site.ts'
import type { Db } from '../../db/client.ts'
import { currentEnrolment } from './current-enrolment.ts'

/** Of something with a date: how far the learner is in its certification, and what is paid in where it is held. */
export async function standingIn(
  db: Db,
  { learnerId, site }: { learnerId: number; site: Site },
  { certification, fee, country }: { certification: number | null; fee: object | null; country: string },
): Promise<Standing> {
  const registered = certification === null ? undefined : await currentEnrolment(db, learnerId, certification)
  const payment = paymentOf(site)
  const region = fee && regionOf(payment, country)
  return { learning: registered?.progress ?? null, currency: region && currencyIn(payment, region) }
}
