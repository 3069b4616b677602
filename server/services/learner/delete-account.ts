import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { certificate } from '../../db/schema/certificate.ts'
import { classroomEnrolment } from '../../db/schema/classroom-enrolment.ts'
import { learner } from '../../db/schema/learner.ts'
import { practicalExamEnrolment } from '../../db/schema/practical-exam-enrolment.ts'
import { session } from '../../db/schema/session.ts'
import type { Storage } from '../../ports/storage.ts'
import { forgetLetters } from '../invitation/forget-letters.ts'
import { exportFile } from './keep-export.ts'

const nobody = {
  firstName: '',
  lastName: '',
  emailNotification: 'cancelled',
  phoneCode: null,
  phoneNumber: null,
  address: null,
  city: null,
  province: null,
  postcode: null,
  country: null,
  countryCode: null,
  vatNumber: null,
  company: null,
} as const

/**
 * Takes the person out of what is kept: enrolments and certificates stay, nobody's. Who signs on with the same address
 * later is a new learner.
 */
export async function deleteAccount(db: Db, storage: Storage, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await forgetLetters(tx, id)
    const email = `deleted-${id}@deleted.invalid`
    await tx
      .update(learner)
      .set({ ...nobody, email })
      .where(eq(learner.id, id))
    const ofHealth = { allergies: null, diet: null }
    await tx.update(classroomEnrolment).set(ofHealth).where(eq(classroomEnrolment.learnerId, id))
    await tx.update(practicalExamEnrolment).set(ofHealth).where(eq(practicalExamEnrolment.learnerId, id))
    await tx.update(certificate).set({ publicName: false }).where(eq(certificate.learnerId, id))
    await tx.delete(session).where(eq(session.learnerId, id))
  })
  await storage.forget(exportFile(id))
}
