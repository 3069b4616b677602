import type { Db } from '#server/db/client.ts'
import { trainerApplication } from '#server/db/schema/trainer-application.ts'
import { consumeProof, type SentProof } from '#server/services/platform/proof/consume-proof.ts'
import { consumeUpload } from '#server/services/platform/upload/save-upload.ts'
import { type RefusedResult, refuse } from '#src/domain/refusal.ts'
import type { TrainerForm } from '#src/domain/trainer/trainer-form.ts'

export interface TrainerApplicationInput {
  form: TrainerForm
  uploadId: string
  proof: SentProof
  /** The folder of the site on which the person applies, and the code of its language; the reply uses both. */
  site: string
  language: string
}

/**
 * Stores a trainer application with its file. Refused as `invalid`, naming the field, if the proof of work or the
 * file is not valid. If the file is not valid, nothing is stored, but the proof of work is used up.
 */
export async function applyAsTrainer(
  db: Db,
  keys: readonly string[],
  { form, uploadId, proof, site, language }: TrainerApplicationInput,
  now: number,
): Promise<{ id: number } | RefusedResult> {
  return db.transaction(async (tx) => {
    if (!(await consumeProof(tx, keys, 'trainer', proof, now)))
      return refuse('invalid', { fields: ['validateCode'] })
    const file = await consumeUpload(tx, uploadId)
    if (!file) return refuse('invalid', { fields: ['uploadId'] })
    const [stored] = await tx
      .insert(trainerApplication)
      .values({ ...form, file, site, language, state: 'underReview', appliedAt: new Date(now) })
      .returning({ id: trainerApplication.id })
    if (!stored) throw new Error('An application was not stored')
    return stored
  })
}
