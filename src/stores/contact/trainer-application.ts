import { atom } from 'nanostores'
import * as z from 'zod/mini'
import type { Failure } from '../../api/result.ts'
import { applyAsTrainer, uploadTrainerFile } from '../../contract/identity/trainer-application.ts'
import { domainFieldName } from '../../contract/protocol/naming.ts'
import { type TrainerForm, trainerForm } from '../../domain/trainer/trainer-form.ts'
import { environment } from '../../environment/environment.ts'
import { type FormFailure, formFailureOf, formFailureOfIssues, isMalware } from '../form/form.ts'
import { computeNewProof, getProof } from '../form/proof.ts'

/**
 * The file that belongs to a trainer's application. It is uploaded when it is chosen and can be replaced; `size` is
 * in bytes.
 */
export type TrainerFileUpload =
  | { state: 'none' }
  | {
      state: 'sending' | 'failed' | 'tooLarge' | 'kind' | 'malware' | 'waitAnHour'
      name: string
      size: number
    }
  | { state: 'sent'; name: string; size: number; uploadId: string }

export const $trainerFileUpload = atom<TrainerFileUpload>({ state: 'none' })
let latestFile: File | undefined

/** The file extensions that can be uploaded; the server checks the content. Decision: docs/decisions/uploads.md. */
export const trainerFileExtensions = ['.pdf', '.docx', '.jpg', '.jpeg', '.png'] as const

const findFileFault = ({ name, size }: File): 'tooLarge' | 'kind' | undefined => {
  if (!trainerFileExtensions.some((ending) => name.toLowerCase().endsWith(ending))) return 'kind'
  return size > (uploadTrainerFile.uploadBytes ?? 0) ? 'tooLarge' : undefined
}

/** Uploads a file in place of the previous one. If several files are chosen in succession, only the newest counts. */
export async function uploadApplicationFile(file: File): Promise<void> {
  latestFile = file
  const { name, size } = file
  const fault = findFileFault(file)
  $trainerFileUpload.set({ state: fault ?? 'sending', name, size })
  if (fault) return
  const result = await environment().api.call(uploadTrainerFile, { file })
  if (latestFile !== file) return
  if (result.ok) $trainerFileUpload.set({ state: 'sent', name, size, uploadId: result.value.uploadId })
  else $trainerFileUpload.set({ state: uploadStateOf(result.failure), name, size })
}

function uploadStateOf(failure: Failure): 'malware' | 'kind' | 'waitAnHour' | 'failed' {
  if (isMalware(failure)) return 'malware'
  const { kind } = formFailureOf(failure)
  if (kind === 'waitAnHour') return kind
  return kind === 'fields' ? 'kind' : 'failed'
}

export const resendApplicationFile = async (): Promise<void> => {
  if (latestFile) await uploadApplicationFile(latestFile)
}

/** The state of a trainer's application. `decideBy` is the instant by which the applicant gets a decision. */
export type TrainerApplicationSending =
  | { state: 'open'; failure?: FormFailure }
  | { state: 'sending' }
  | { state: 'sent'; number: number; decideBy: string }

export const $trainerApplication = atom<TrainerApplicationSending>({ state: 'open' })

/** Returns the form's name for a field of the API request. */
const toFormName = (wireName: string): string => domainFieldName(applyAsTrainer.request, wireName)

const toFormNames = (failure: FormFailure): FormFailure =>
  failure.kind === 'fields' ? { kind: 'fields', fields: failure.fields.map(toFormName) } : failure

/** Returns the fields that the server would refuse, with the reasons. */
function wrongFields(form: TrainerForm): Extract<FormFailure, { kind: 'fields' }> {
  const { error } = z.safeParse(trainerForm, form)
  const { fields, ...failure } = formFailureOfIssues(error?.issues ?? [])
  const file = $trainerFileUpload.get().state === 'sent' ? [] : ['uploadId']
  return { ...failure, fields: [...fields, ...file] }
}

/**
 * Marks the invalid fields of an application that cannot be sent yet, because the applicant's consent is missing.
 */
export function markInvalidApplicationFields(form: TrainerForm): void {
  const wrong = wrongFields(form)
  $trainerApplication.set({ state: 'open', ...(wrong.fields.length > 0 && { failure: wrong }) })
}

/**
 * Sends an application. Calls while it is being sent are ignored. If it fails, invalid fields are marked, the typed
 * texts stay, and the used proof of work is replaced. Specification 1, sections 1 and 9.
 */
export async function sendTrainerApplication(form: TrainerForm): Promise<void> {
  if ($trainerApplication.get().state === 'sending') return
  const wrong = wrongFields(form)
  const upload = $trainerFileUpload.get()
  if (wrong.fields.length > 0 || upload.state !== 'sent') {
    $trainerApplication.set({ state: 'open', failure: wrong })
    return
  }
  $trainerApplication.set({ state: 'sending' })
  const proof = await getProof('trainer')
  if ('failure' in proof) {
    $trainerApplication.set({ state: 'open', failure: proof.failure })
    return
  }
  const result = await environment().api.call(applyAsTrainer, {
    ...form,
    uploadId: upload.uploadId,
    ...proof.sent,
  })
  if (result.ok) {
    const { applicationId, decideBy } = result.value
    $trainerApplication.set({ state: 'sent', number: applicationId, decideBy })
    return
  }
  const failure = toFormNames(formFailureOf(result.failure))
  $trainerApplication.set({ state: 'open', failure })
  if (failure.kind === 'fields' && failure.fields.includes('uploadId'))
    $trainerFileUpload.set({ state: 'none' })
  if (failure.kind !== 'unreachable') await computeNewProof('trainer')
}
