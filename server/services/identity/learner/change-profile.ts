import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import { isSameName, type PersonName } from '#src/domain/learner/name-request.ts'
import {
  applyProfileChange,
  findFixedFieldChanges,
  findNameFaults,
  invalidFieldsOf,
  type ProfileChange,
  type ProfileField,
} from '#src/domain/learner/profile.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { isNameReviewRequired, requestName } from '../name-request/request-name.ts'
import { learnerOf } from './learner-row.ts'

/**
 * Saves a changed profile. If a field is invalid, nothing is saved. If certificates or other documents contain the
 * current name, the new name becomes a request for a reviewer, while all other fields are saved. Refused as
 * `invalid`, with the names of the invalid fields and the reasons for invalid names.
 */
export async function changeProfile(
  db: Db,
  current: Learner,
  change: ProfileChange,
  { required, now }: { required: readonly ProfileField[]; now: number },
): Promise<Learner | RefusedResult> {
  const profile = applyProfileChange(current, change)
  const invalidFields = invalidFieldsOf(profile, required)
  const fields = [...findFixedFieldChanges(current, change), ...invalidFields]
  if (fields.length > 0) return refuse('invalid', { fields, reasons: findNameFaults(profile, invalidFields) })
  const { firstName, lastName, ...others } = profile
  const name = { firstName, lastName }
  return db.transaction(async (tx) => {
    const isNew = !isSameName(name, current) && !(await requestNameIfNeeded(tx, current, name, now))
    const [row] = await tx
      .update(learner)
      .set({
        ...Object.fromEntries(Object.entries(others).map(([field, text]) => [field, text || null])),
        languageId: change.languageId,
        emailNotification: change.emailNotification,
        ...(isNew && { ...name, namesChangedAt: new Date(now) }),
      })
      .where(eq(learner.id, current.id))
      .returning()
    if (!row) throw new Error(`No learner ${current.id}`)
    return learnerOf(row)
  })
}

/** Requests a review of a new name if the name needs a reviewer. Returns whether a review was requested. */
async function requestNameIfNeeded(
  tx: Db,
  current: Learner,
  name: PersonName,
  now: number,
): Promise<boolean> {
  const [lockedRow] = await tx.select().from(learner).where(eq(learner.id, current.id)).for('update')
  if (!lockedRow || !(await isNameReviewRequired(tx, lockedRow))) return false
  await requestName(tx, lockedRow.id, { name, source: 'learner', now })
  return true
}
