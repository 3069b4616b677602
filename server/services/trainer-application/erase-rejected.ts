import { and, eq, lte } from 'drizzle-orm'
import { afterBusinessDays } from '../../../src/domain/calendar/business-days.ts'
import type { Db } from '../../db/client.ts'
import { trainerApplication } from '../../db/schema/trainer-application.ts'
import type { Storage } from '../../ports/storage.ts'

/** Business days after a rejection. Specification 1, section 9. */
const keptFor = 3
const hour = 60 * 60 * 1000
const day = 24 * hour

const nothing = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  country: '',
  company: '',
  languages: [],
  subjects: [],
  experience: '',
  file: null,
  reason: null,
} as const

/** Whether it is time: an hour before the end, since it is asked every hour and the data must be gone by then. */
const isDue = (decidedAt: Date, now: number): boolean =>
  now >= afterBusinessDays(decidedAt.getTime(), keptFor) - hour

/** Erases what rejected people said and sent; only that there was an application is left. Answers how many. */
export async function eraseRejected(db: Db, storage: Storage, now: number): Promise<number> {
  const rejected = await db
    .select()
    .from(trainerApplication)
    .where(
      and(
        eq(trainerApplication.state, 'rejected'),
        lte(trainerApplication.decidedAt, new Date(now - keptFor * day + hour)),
      ),
    )
  const due = rejected.filter(({ decidedAt }) => decidedAt && isDue(decidedAt, now))
  for (const { id, file } of due) {
    // The file first: should this end between the two, the next time does both again.
    if (file) await storage.forget(file)
    const erased = { ...nothing, languages: [], subjects: [], state: 'erased' as const }
    await db.update(trainerApplication).set(erased).where(eq(trainerApplication.id, id))
  }
  return due.length
}
