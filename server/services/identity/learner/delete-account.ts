import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { bulkAction } from '#server/db/schema/bulk-action.ts'
import { calendarFeed } from '#server/db/schema/calendar-feed.ts'
import { certificate } from '#server/db/schema/certificate.ts'
import { classroomEnrolment } from '#server/db/schema/classroom-enrolment.ts'
import { contactRequest } from '#server/db/schema/contact-request.ts'
import { dateAlert } from '#server/db/schema/date-alert.ts'
import { learner } from '#server/db/schema/learner.ts'
import { mail } from '#server/db/schema/mail.ts'
import { nameRequest } from '#server/db/schema/name-request.ts'
import { practicalExamEnrolment } from '#server/db/schema/practical-exam-enrolment.ts'
import { session } from '#server/db/schema/session.ts'
import type { Storage } from '#server/ports/storage.ts'
import { purgeLetters } from '#server/services/invitations/invitation/purge-letters.ts'
import { purgeNotes } from '#server/services/learning/note/purge-notes.ts'
import { purgePractice } from '#server/services/learning/practice/reset-practice.ts'
import { purgeOrders } from '#server/services/money/order/purge-orders.ts'
import { learnerFilePrefix } from '#server/services/platform/document/learner-file-key.ts'
import { eraseHolderNames } from '#server/services/platform/document/stored-holder-names.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { deleteLearnerEvents } from '#server/services/platform/webhook/endpoints.ts'
import type { Site } from '#src/sites/site.ts'
import { portraitFileKey } from './store-portrait.ts'

const erasedLearner = {
  issuer: null,
  subject: null,
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

/** The learner, and the site and language of the mail that confirms the deletion. */
interface DeleteAccountInput {
  id: number
  site: Pick<Site, 'code'>
  language: string
  now: number
}

/**
 * Deletes a learner's account. Personal data is erased, including names on certificates and receipts; enrolments
 * and certificates stay without a name, and invoices stay unchanged. If the same person signs in later, a new
 * learner is created.
 */
export async function deleteAccount(
  db: Db,
  storage: Storage,
  { id, site, language, now }: DeleteAccountInput,
): Promise<void> {
  const [row] = await db.select().from(learner).where(eq(learner.id, id))
  await db.transaction(async (tx) => {
    await purgeOrders(tx, id, now)
    await purgeLetters(tx, id)
    const email = `deleted-${id}@deleted.invalid`
    await tx
      .update(learner)
      .set({ ...erasedLearner, email })
      .where(eq(learner.id, id))
    const erasedFood = { allergies: null, diet: null }
    await tx.update(classroomEnrolment).set(erasedFood).where(eq(classroomEnrolment.learnerId, id))
    const erasedRecord = { recordLink: null, sealedPassword: null }
    await tx
      .update(practicalExamEnrolment)
      .set({ ...erasedFood, ...erasedRecord })
      .where(eq(practicalExamEnrolment.learnerId, id))
    await tx.update(certificate).set({ publicName: false }).where(eq(certificate.learnerId, id))
    await eraseHolderNames(tx, id)
    await tx.delete(nameRequest).where(eq(nameRequest.learnerId, id))
    await tx.delete(bulkAction).where(eq(bulkAction.learnerId, id))
    await tx.delete(calendarFeed).where(eq(calendarFeed.learnerId, id))
    await tx.delete(contactRequest).where(eq(contactRequest.learnerId, id))
    await tx.delete(dateAlert).where(eq(dateAlert.learnerId, id))
    await tx.delete(mail).where(eq(mail.learnerId, id))
    await deleteLearnerEvents(tx, id)
    await purgePractice(tx, id)
    await purgeNotes(tx, id)
    if (row) {
      const data = { name: `${row.firstName} ${row.lastName}`.trim() }
      const common = { kind: 'accountDeleted', learnerId: null, email: row.email } as const
      await queueMail(tx, { ...common, site, language, data, now })
    }
    await tx.delete(session).where(eq(session.learnerId, id))
  })
  await storage.deleteAll(learnerFilePrefix(id))
  if (row?.photo) await storage.delete(portraitFileKey(row.photo))
}
