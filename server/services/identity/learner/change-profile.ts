import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { learner } from '#server/db/schema/learner.ts'
import type { Learner } from '#src/domain/learner/learner.ts'
import { isSameName, type PersonName } from '#src/domain/learner/name-request.ts'
import {
  changedProfile,
  faultsOfNames,
  fixedFields,
  type ProfileChange,
  type ProfileField,
  wrongFields,
} from '#src/domain/learner/profile.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import { mustWait, requestName } from '../name-request/request-name.ts'
import { learnerOf } from './learner-row.ts'

/**
 * Saves a changed profile, whole or not at all. Once documents carry the name, a new one becomes a request for a
 * reviewer, and everything else is saved. Refused as `invalid`, with the names of the fields, and the
 * reasons of those that hold no name.
 */
export async function changeProfile(
  db: Db,
  before: Learner,
  change: ProfileChange,
  { required, now }: { required: readonly ProfileField[]; now: number },
): Promise<Learner | RefusedResult> {
  const profile = changedProfile(before, change)
  const wrong = wrongFields(profile, required)
  const fields = [...fixedFields(before, change), ...wrong]
  if (fields.length > 0) return refuse('invalid', { fields, reasons: faultsOfNames(profile, wrong) })
  const { firstName, lastName, ...others } = profile
  const name = { firstName, lastName }
  return db.transaction(async (tx) => {
    const isNew = !isSameName(name, before) && !(await nameWaits(tx, before, name, now))
    const [row] = await tx
      .update(learner)
      .set({
        ...Object.fromEntries(Object.entries(others).map(([field, text]) => [field, text || null])),
        languageId: change.languageId,
        emailNotification: change.emailNotification,
        ...(isNew && { ...name, namesChangedAt: new Date(now) }),
      })
      .where(eq(learner.id, before.id))
      .returning()
    if (!row) throw new Error(`No learner ${before.id}`)
    return learnerOf(row)
  })
}

/** Whether a new name has to wait for a reviewer; then it is requested. */
async function nameWaits(tx: Db, before: Learner, name: PersonName, now: number): Promise<boolean> {
  const [held] = await tx.select().from(learner).where(eq(learner.id, before.id)).for('update')
  if (!held || !(await mustWait(tx, held))) return false
  await requestName(tx, held.id, { name, source: 'learner', now })
  return true
}
