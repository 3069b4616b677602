import * as contract from '#src/contract/identity/trainer-application.ts'
import { isRefused, refuse } from '#src/domain/refusal.ts'
import { addBusinessDays } from '#src/domain/schedule/business-days.ts'
import { trainerDecisionDays } from '#src/domain/trainer/trainer-application-state.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'
import { operatorOf, urlHolderOf } from '../../http/operator.ts'
import { visitorKeyOf } from '../../http/visitor-key.ts'
import { implement } from '../../implement.ts'
import { applyAsTrainer } from '../../services/identity/trainer-application/apply-as-trainer.ts'
import { decideTrainerApplication } from '../../services/identity/trainer-application/decide-trainer-application.ts'
import { listTrainerApplications } from '../../services/identity/trainer-application/list-trainer-applications.ts'
import { signUrl } from '../../services/platform/document/sign-url.ts'
import { checkKnownSite } from '../../services/platform/list/check-known.ts'
import { consumeRateLimit, refuseTooFrequent } from '../../services/platform/rate-limit.ts'
import { readDocumentOrPicture } from '../../services/platform/upload/read-upload.ts'
import { saveUpload } from '../../services/platform/upload/save-upload.ts'

/** Returns the instant by which an application must be decided. Specification 1, section 9. */
const decideBy = (appliedAt: number): string =>
  new Date(addBusinessDays(appliedAt, trainerDecisionDays)).toISOString()

/** Returns the name under which a reviewer's browser saves a file. */
const downloadName = (id: number, file: string): string => `trainer-${id}.${file.split('.').at(-1)}`

/**
 * The limit of files that one network address may upload per hour, so that anonymous visitors can't fill the
 * storage.
 */
const uploadLimit = { tries: 20, window: 60 * 60 * 1000 }

export const trainerApplicationRoutes = [
  implement(
    contract.uploadTrainerFile,
    async ({ db, ports, request: { file }, random, http, config, now }) => {
      if (!(await consumeRateLimit(db, `upload ${visitorKeyOf(http, { config })}`, uploadLimit, now)))
        return refuseTooFrequent(uploadLimit)
      const invalidFile = refuse('invalid', { fields: ['file'] })
      if (file.size > (contract.uploadTrainerFile.uploadBytes ?? 0)) return invalidFile
      const decoded = await readDocumentOrPicture(await file.bytes())
      return decoded ? { uploadId: await saveUpload(db, ports.storage, random, decoded, now) } : invalidFile
    },
  ),

  implement(contract.applyAsTrainer, async ({ db, request, secrets, site, language, now }) => {
    const { uploadId, codeId, validateCode, ...form } = request
    const input = { form, uploadId, proof: { codeId, validateCode }, site: siteFolderOf(site), language }
    const saved = await applyAsTrainer(db, secrets.keys, input, now)
    if (isRefused(saved)) return saved
    return { applicationId: saved.id, status: 'underReview' as const, decideBy: decideBy(now) }
  }),

  implement(
    contract.getTrainerApplications,
    ({ db, log, request, secrets, http, now }) =>
      checkKnownSite('site', request.site) ??
      listTrainerApplications(db, log, request, ({ id, file, appliedAt }) => ({
        decideBy: decideBy(appliedAt.getTime()),
        file: file && signUrl(secrets.keys, file, urlHolderOf(http), now, downloadName(id, file)),
      })),
  ),

  implement(contract.decideTrainerApplication, ({ db, request, now, http }) =>
    decideTrainerApplication(db, { ...request, reason: request.reason, reviewer: operatorOf(http), now }),
  ),
]
