import * as contract from '../../src/contract/trainer-application.ts'
import { afterBusinessDays } from '../../src/domain/calendar/business-days.ts'
import { isRefused, refuse } from '../../src/domain/refusal/refusal.ts'
import { siteFolder } from '../../src/sites/load-sites.ts'
import { operatorName, readerName } from '../http/operator.ts'
import { visitor } from '../http/visitor.ts'
import { implement } from '../implement.ts'
import { countTry } from '../services/limit/count-try.ts'
import { signAddress } from '../services/media/sign-address.ts'
import { applyAsTrainer } from '../services/trainer-application/apply.ts'
import { decideTrainerApplication, waitingTrainers } from '../services/trainer-application/decide.ts'
import { keepUpload } from '../services/upload/keep-upload.ts'
import { readDocumentOrPicture } from '../services/upload/read-upload.ts'

/** Business days until an application is decided. Specification 1, section 9. */
const decideBy = (appliedAt: number): string => new Date(afterBusinessDays(appliedAt, 7)).toISOString()

/** What a reviewer's browser saves a file as. */
const savedAs = (id: number, file: string): string => `trainer-${id}.${file.split('.').at(-1)}`

/** Files an hour and address: strangers fill no storage. */
const uploadLimit = { tries: 20, window: 60 * 60 * 1000 }

export const trainerApplicationRoutes = [
  implement(
    contract.uploadTrainerFile,
    async ({ db, ports, request: { file }, random, http, config, now }) => {
      if (!(await countTry(db, `upload ${visitor(http, { config })}`, uploadLimit, now)))
        return refuse('tooFrequent')
      const wrong = refuse('invalid', { fields: ['file'] })
      if (file.size > (contract.uploadTrainerFile.uploadBytes ?? 0)) return wrong
      const sound = await readDocumentOrPicture(await file.bytes())
      return sound ? { uploadId: await keepUpload(db, ports.storage, random, sound, now) } : wrong
    },
  ),

  implement(contract.applyAsTrainer, async ({ db, request, secrets, site, language, now }) => {
    const { uploadId, codeId, validateCode, ...form } = request
    const wish = { form, uploadId, code: { codeId, validateCode }, site: siteFolder(site), language }
    const kept = await applyAsTrainer(db, secrets.keys, wish, now)
    if (isRefused(kept)) return kept
    return { applicationId: kept.id, status: 'underReview' as const, decideBy: decideBy(now) }
  }),

  implement(contract.getTrainerApplications, async ({ db, secrets, http, now }) => {
    const rows = await waitingTrainers(db)
    return rows.map(({ file, appliedAt, ...row }) => ({
      ...row,
      appliedAt: appliedAt.toISOString(),
      decideBy: decideBy(appliedAt.getTime()),
      file: file && signAddress(secrets.keys, file, readerName(http), now, savedAs(row.id, file)),
    }))
  }),

  implement(contract.decideTrainerApplication, ({ db, request, now, http }) =>
    decideTrainerApplication(db, { ...request, reason: request.reason, reviewer: operatorName(http), now }),
  ),
]
