import * as contract from '#src/contract/identity/trainer-application.ts'
import { isRefused, refuse } from '#src/domain/refusal.ts'
import { afterBusinessDays } from '#src/domain/schedule/business-days.ts'
import { trainerDecisionDays } from '#src/domain/trainer/trainer-application.ts'
import { siteFolder } from '#src/sites/load-sites.ts'
import { operatorOf, readerName } from '../../http/operator.ts'
import { visitor } from '../../http/visitor.ts'
import { implement } from '../../implement.ts'
import { applyAsTrainer } from '../../services/identity/trainer-application/apply-as-trainer.ts'
import { decideTrainerApplication } from '../../services/identity/trainer-application/decide-trainer-application.ts'
import { listTrainerApplications } from '../../services/identity/trainer-application/list-trainer-applications.ts'
import { signAddress } from '../../services/platform/document/sign-address.ts'
import { consumeRateLimit } from '../../services/platform/rate-limit.ts'
import { readDocumentOrPicture } from '../../services/platform/upload/read-upload.ts'
import { saveUpload } from '../../services/platform/upload/save-upload.ts'

/** The instant by which an application is decided. Specification 1, section 9. */
const decideBy = (appliedAt: number): string =>
  new Date(afterBusinessDays(appliedAt, trainerDecisionDays)).toISOString()

/** The name under which a reviewer's browser saves a file. */
const savedAs = (id: number, file: string): string => `trainer-${id}.${file.split('.').at(-1)}`

/** How many files an hour an address may upload: strangers fill no storage. */
const uploadLimit = { tries: 20, window: 60 * 60 * 1000 }

export const trainerApplicationRoutes = [
  implement(
    contract.uploadTrainerFile,
    async ({ db, ports, request: { file }, random, http, config, now }) => {
      if (!(await consumeRateLimit(db, `upload ${visitor(http, { config })}`, uploadLimit, now)))
        return refuse('tooFrequent')
      const wrong = refuse('invalid', { fields: ['file'] })
      if (file.size > (contract.uploadTrainerFile.uploadBytes ?? 0)) return wrong
      const sound = await readDocumentOrPicture(await file.bytes())
      return sound ? { uploadId: await saveUpload(db, ports.storage, random, sound, now) } : wrong
    },
  ),

  implement(contract.applyAsTrainer, async ({ db, request, secrets, site, language, now }) => {
    const { uploadId, codeId, validateCode, ...form } = request
    const wish = { form, uploadId, proof: { codeId, validateCode }, site: siteFolder(site), language }
    const kept = await applyAsTrainer(db, secrets.keys, wish, now)
    if (isRefused(kept)) return kept
    return { applicationId: kept.id, status: 'underReview' as const, decideBy: decideBy(now) }
  }),

  implement(contract.getTrainerApplications, ({ db, log, request, secrets, http, now }) =>
    listTrainerApplications(db, log, request, ({ id, file, appliedAt }) => ({
      decideBy: decideBy(appliedAt.getTime()),
      file: file && signAddress(secrets.keys, file, readerName(http), now, savedAs(id, file)),
    })),
  ),

  implement(contract.decideTrainerApplication, ({ db, request, now, http }) =>
    decideTrainerApplication(db, { ...request, reason: request.reason, reviewer: operatorOf(http), now }),
  ),
]
