import { and, eq, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { trainerApplication } from '#server/db/schema/trainer-application.ts'
import type { Storage } from '#server/ports/storage.ts'
import { afterBusinessDays } from '#src/domain/schedule/business-days.ts'

/** How many business days a rejected application is kept. Specification 1, section 9. */
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

/**
 * Whether a rejected application is to be erased: an hour before the end, since the job runs every hour and
 * the data must be gone by then.
 */
const isDue = (decidedAt: Date, now: number): boolean =>
  now >= afterBusinessDays(decidedAt.getTime(), keptFor) - hour

/** Erases what rejected people wrote and sent; only that there was an application is left. Answers how many. */
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
    // The file is deleted first: should the server stop between the two, the next run does both again.
    if (file) await storage.forget(file)
    const erased = { ...nothing, languages: [], subjects: [], state: 'erased' as const }
    await db.update(trainerApplication).set(erased).where(eq(trainerApplication.id, id))
  }
  return due.length
}
