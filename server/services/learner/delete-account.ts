import { eq } from 'drizzle-orm'
import type { Site } from '../../../src/sites/site.ts'
import type { Db } from '../../db/client.ts'
import { certificate } from '../../db/schema/certificate.ts'
import { classroomEnrolment } from '../../db/schema/classroom-enrolment.ts'
import { learner } from '../../db/schema/learner.ts'
import { mail } from '../../db/schema/mail.ts'
import { practicalExamEnrolment } from '../../db/schema/practical-exam-enrolment.ts'
import { session } from '../../db/schema/session.ts'
import type { Storage } from '../../ports/storage.ts'
import { forgetLetters } from '../invitation/forget-letters.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { forgetOrders } from '../order/forget-orders.ts'
import { portraitFile } from '../portrait/keep-portrait.ts'
import { learnerFiles } from './learner-file.ts'

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
  photo: null,
} as const

/** Who goes, and where: what is said last is said there. */
interface Leaving {
  id: number
  site: Pick<Site, 'code'>
  language: string
  now: number
}

/**
 * Takes the person out of what is kept: enrolments, certificates and invoices stay, nobody's or as they were. Who signs on with the same address
 * later is a new learner.
 */
export async function deleteAccount(
  db: Db,
  storage: Storage,
  { id, site, language, now }: Leaving,
): Promise<void> {
  const [row] = await db.select().from(learner).where(eq(learner.id, id))
  await db.transaction(async (tx) => {
    await forgetOrders(tx, id, now)
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
    await tx.delete(mail).where(eq(mail.learnerId, id))
    if (row) {
      const data = { name: `${row.firstName} ${row.lastName}`.trim() }
      const told = { kind: 'accountDeleted', learnerId: null, email: row.email } as const
      await queueMail(tx, { ...told, site, language, data, now })
    }
    await tx.delete(session).where(eq(session.learnerId, id))
  })
  await storage.forgetAll(learnerFiles(id))
  if (row?.photo) await storage.forget(portraitFile(row.photo))
}
