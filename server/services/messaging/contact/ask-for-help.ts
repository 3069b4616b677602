import type { Db } from '#server/db/client.ts'
import { contactRequest } from '#server/db/schema/contact-request.ts'
import { queueMail } from '#server/services/platform/outbox/queue-mail.ts'
import { type SentProof, takeProof } from '#server/services/platform/proof/take-proof.ts'
import { consumeRateLimit } from '#server/services/platform/rate-limit.ts'
import type { ContactForm } from '#src/domain/contact/contact-form.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'

/** How many mails a day an address gets of this: whoever types somebody else's can't have them flooded. */
const mailLimit = { tries: 3, window: 24 * 60 * 60 * 1000 }

export interface ContactInput {
  form: ContactForm
  proof: SentProof
  learnerId: number | null
  /** The site that the person asked on, for the language of the answer. */
  site: string
  language: string
}

/**
 * Keeps a question, and tells its sender that it came. That mail repeats nothing of what was typed: nobody can have us mail their words
 * to others. Refused as `invalid`, naming the proof.
 */
export async function askForHelp(
  db: Db,
  keys: readonly string[],
  { form, proof, learnerId, site, language }: ContactInput,
  now: number,
): Promise<{ requestId: number } | RefusedResult> {
  return db.transaction(async (tx) => {
    if (!(await takeProof(tx, keys, 'contact', proof, now)))
      return refuse('invalid', { fields: ['validateCode'] })
    const [kept] = await tx
      .insert(contactRequest)
      .values({ ...form, learnerId, site, language, askedAt: new Date(now) })
      .returning({ id: contactRequest.id })
    if (!kept) throw new Error('A question was not kept')
    const { email } = form
    if (await consumeRateLimit(tx, `contact mail ${email.toLowerCase()}`, mailLimit, now))
      await queueMail(tx, {
        ...{ kind: 'contactReceived', learnerId, email, site: { code: site }, language, now },
        ...{ data: { requestId: kept.id }, occasion: `contactReceived:${kept.id}` },
      })
    return { requestId: kept.id }
  })
}
