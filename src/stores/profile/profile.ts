import { atom } from 'nanostores'
import type { CallOptions } from '../../api/create-api.ts'
import { getSupplyInfo } from '../../contract/catalogue/supply-info.ts'
import { endAllSessions } from '../../contract/identity/my-session.ts'
import { withdrawNameRequest } from '../../contract/identity/name-request.ts'
import { uploadPortrait } from '../../contract/identity/portrait.ts'
import { changeProfile, deleteAccount, exportLearner } from '../../contract/identity/profile.ts'
import type { ResponseOf } from '../../contract/protocol/call.ts'
import type { NameFaults } from '../../domain/learner/name.ts'
import { isSameName } from '../../domain/learner/name-request.ts'
import type { ProfileChange } from '../../domain/learner/profile.ts'
import { environment } from '../../environment/environment.ts'
import { shrinkPicture } from '../../environment/shrink-picture.ts'
import { type FormFailure, formFailureOf, isMalware } from '../form/form.ts'
import { reportUnreachable, toast } from '../notice/notices.ts'
import { createResource } from '../resource/resource.ts'
import { $session, refreshSession } from '../session/session.ts'
import { $countries } from '../site/countries.ts'

/** The personal information that the site requires, from the server; loaded once per page. */
export const supplyInfoResource = createResource(() => environment().api.call(getSupplyInfo, {}))

/** The required fields of the profile. */
export type RequestedFields = Omit<ResponseOf<typeof getSupplyInfo>, 'beforeEnrolment'>

/** The state of saving the profile: open, with the failure of the last try, or being sent. */
export type ProfileSaving = { state: 'open'; failure?: FormFailure } | { state: 'sending' }
export const $profileSaving = atom<ProfileSaving>({ state: 'open' })

/**
 * Saves changed fields of the profile and returns whether that worked. Wrong fields are marked, and the typed texts
 * stay. Specification 1, section 5.
 */
export async function saveProfile(change: ProfileChange, options: CallOptions = {}): Promise<boolean> {
  if ($profileSaving.get().state === 'sending') return false
  $profileSaving.set({ state: 'sending' })
  const answer = await environment().api.call(changeProfile, change, options)
  if (!answer.ok) {
    $profileSaving.set({ state: 'open', failure: formFailureOf(answer.failure) })
    return false
  }
  const before = $session.get()
  const previousRequest = before.state === 'signedIn' ? before.learner.requestedName : undefined
  $session.set({ state: 'signedIn', learner: answer.value })
  $profileSaving.set({ state: 'open' })
  const { requestedName } = answer.value
  const isRequested =
    requestedName !== undefined && !(previousRequest && isSameName(previousRequest, requestedName))
  toast(isRequested ? 'notices:nameWaits' : 'notices:saved')
  return true
}

/** Withdraws the request for a new name; a request that was decided meanwhile is shown in its current state. */
export async function withdrawNewName(): Promise<void> {
  const answer = await environment().api.call(withdrawNameRequest, {})
  if (answer.ok) {
    $session.set({ state: 'signedIn', learner: answer.value })
    return toast('notices:nameWithdrawn')
  }
  reportUnreachable(answer.failure)
  await refreshSession()
}

/**
 * Saves the personal information of a form, which shows every refusal. The country is chosen by its code and sent
 * with its name; both are empty if it is removed.
 */
export function saveInformation(form: FormData): Promise<boolean> {
  const fields = Object.fromEntries(form) as Record<string, string>
  const country =
    fields.countryCode === '' ? '' : $countries.get().find(({ code }) => code === fields.countryCode)?.name
  return saveProfile({ ...fields, ...(country !== undefined && { country }) }, { shownByCaller: 'refusals' })
}

/** Returns the names of the fields that the server refused. */
export const wrongFieldsOf = (failure: FormFailure | undefined): readonly string[] =>
  failure?.kind === 'fields' ? failure.fields : []

/** Returns the reasons of the fields that hold an invalid name. */
export const reasonsOf = (failure: FormFailure | undefined): NameFaults =>
  (failure?.kind === 'fields' && failure.reasons) || {}

/**
 * Saves a portrait in place of the older one: JPG or PNG up to 200 kB, which the server checks by its content. A
 * larger picture is cropped to a square and scaled down first, and a toast says so.
 */
export async function savePortrait(image: File): Promise<void> {
  const maxBytes = uploadPortrait.uploadBytes ?? 0
  const tooLarge = image.size > maxBytes
  const upload = tooLarge ? await shrinkPicture(image, maxBytes) : image
  const answer =
    upload && (await environment().api.call(uploadPortrait, { image: upload }, { shownByCaller: 'refusals' }))
  const session = $session.get()
  if (!answer) return toast('notices:portraitRefused')
  if (!answer.ok)
    return toast(isMalware(answer.failure) ? 'notices:portraitMalware' : 'notices:portraitRefused')
  if (session.state === 'signedIn')
    $session.set({ ...session, learner: { ...session.learner, photoUrl: answer.value.url } })
  toast(tooLarge ? 'notices:portraitCropped' : 'notices:saved')
}

/** Downloads all data about the learner as a file. */
export async function downloadExport(): Promise<void> {
  const { api, navigation } = environment()
  const answer = await api.call(exportLearner, {})
  if (answer.ok) navigation.go(answer.value.link)
  else toast('notices:notOpened')
}

/** Deletes the account and returns whether the typed confirmation, the account's email address, was right. */
export async function closeAccount(confirmation: string): Promise<boolean> {
  const { api, navigation } = environment()
  const answer = await api.call(deleteAccount, { confirmation }, { shownByCaller: 'fields' })
  if (answer.ok) navigation.go('/')
  return answer.ok
}

/** Signs the learner out on every device, this one included. */
export async function signOffEverywhere(): Promise<void> {
  const { api, navigation } = environment()
  const answer = await api.call(endAllSessions, {})
  if (answer.ok) navigation.go(answer.value.link ?? '/')
  else toast('notices:notOpened')
}
