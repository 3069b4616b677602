import { and, eq, lte } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { trainerApplication } from '#server/db/schema/trainer-application.ts'
import type { Storage } from '#server/ports/storage.ts'
import { addBusinessDays } from '#src/domain/schedule/business-days.ts'

/** The number of business days for which a rejected application is stored. Specification 1, section 9. */
export const rejectedApplicationDays = 3
const hour = 60 * 60 * 1000
const day = 24 * hour

const erasedColumns = {
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
 * Returns whether a rejected application has to be erased now. It is erased up to an hour before its period ends,
 * because the job runs only every hour and must not be late.
 */
const isDue = (decidedAt: Date, now: number): boolean =>
  now >= addBusinessDays(decidedAt.getTime(), rejectedApplicationDays) - hour

/** Erases the data and files of rejected applications; the row stays. Returns the number of applications. */
export async function eraseRejectedApplications(db: Db, storage: Storage, now: number): Promise<number> {
  const rejected = await db
    .select()
    .from(trainerApplication)
    .where(
      and(
        eq(trainerApplication.state, 'rejected'),
        lte(trainerApplication.decidedAt, new Date(now - rejectedApplicationDays * day + hour)),
      ),
    )
  const due = rejected.filter(({ decidedAt }) => decidedAt && isDue(decidedAt, now))
  for (const { id, file } of due) {
    // The file is deleted first: if the server stops in between, the next run repeats both steps.
    if (file) await storage.delete(file)
    const erased = { ...erasedColumns, languages: [], subjects: [], state: 'erased' as const }
    await db.update(trainerApplication).set(erased).where(eq(trainerApplication.id, id))
  }
  return due.length
}
