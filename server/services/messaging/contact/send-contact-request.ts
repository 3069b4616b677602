import type { Db } from '#server/db/client.ts'
import { contactRequest } from '#server/db/schema/contact-request.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { consumeProof, type SentProof } from '#server/services/platform/proof/consume-proof.ts'
import { consumeRateLimit } from '#server/services/platform/rate-limit.ts'
import type { ContactForm } from '#src/domain/contact/contact-form.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

/**
 * The maximum number of receipts per email address and day, so that nobody can flood another person's mailbox.
 * `window` is in milliseconds.
 */
const mailLimit = { tries: 3, window: 24 * 60 * 60 * 1000 }

export interface ContactRequestInput {
  form: ContactForm
  proof: SentProof
  learnerId: number | null
  /** The folder of the site with the form, and the code of its language; the reply uses both. */
  site: string
  language: string
}

/**
 * Stores a contact request and mails its sender a receipt. The mail contains no text from the form, so that nobody
 * can use the form to send text to others. Refused as `invalid`, naming the field, if the proof of work is not
 * valid.
 */
export async function sendContactRequest(
  db: Db,
  keys: readonly string[],
  { form, proof, learnerId, site, language }: ContactRequestInput,
  now: number,
): Promise<{ requestId: number } | RefusedResult> {
  return db.transaction(async (tx) => {
    if (!(await consumeProof(tx, keys, 'contact', proof, now)))
      return refuse('invalid', { fields: ['validateCode'] })
    const [stored] = await tx
      .insert(contactRequest)
      .values({ ...form, learnerId, site, language, askedAt: new Date(now) })
      .returning({ id: contactRequest.id })
    if (!stored) throw new Error('A contact request was not stored')
    const { email } = form
    if (await consumeRateLimit(tx, `contact mail ${email.toLowerCase()}`, mailLimit, now))
      await queueMail(tx, {
        ...{ kind: 'contactReceived', learnerId, email, site: { code: site }, language, now },
        ...{ data: { requestId: stored.id }, deduplicationKey: `contactReceived:${stored.id}` },
      })
    return { requestId: stored.id }
  })
}
