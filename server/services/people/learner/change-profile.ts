import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import {
  changedProfile,
  fixedFields,
  type ProfileChange,
  type ProfileField,
  wrongFields,
} from '#src/domain/learner/profile.ts'
import { type Refused, refuse } from '#src/domain/refusal.ts'
import { learnerOf } from './learner-row.ts'

/** Keeps a changed profile, whole or not at all. Refused as `invalid`, with the names of the fields. */
export async function changeProfile(
  db: Db,
  before: Learner,
  change: ProfileChange,
  { required, now }: { required: readonly ProfileField[]; now: number },
): Promise<Learner | Refused> {
  const profile = changedProfile(before, change)
  const fields = [...fixedFields(before, change), ...wrongFields(profile, required)]
  if (fields.length > 0) return refuse('invalid', { fields })
  const { firstName, lastName, ...others } = profile
  const renamed = firstName !== before.firstName || lastName !== before.lastName
  const [row] = await db
    .update(learner)
    .set({
      firstName,
      lastName,
      ...Object.fromEntries(Object.entries(others).map(([field, text]) => [field, text || null])),
      languageId: change.languageId,
      emailNotification: change.emailNotification,
      ...(renamed && { namesChangedAt: new Date(now) }),
    })
    .where(eq(learner.id, before.id))
    .returning()
  if (!row) throw new Error(`No learner ${before.id}`)
  return learnerOf(row)
}
