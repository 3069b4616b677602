import { atom } from 'nanostores'
import type { CallOptions } from '../../api/create-api.ts'
import { getSupplyInfo } from '../../contract/catalogue/supply-info.ts'
import { endAllSessions } from '../../contract/identity/my-session.ts'
import { withdrawNameRequest } from '../../contract/identity/name-request.ts'
import { uploadPortrait } from '../../contract/identity/portrait.ts'
import { changeProfile, deleteAccount, exportLearner } from '../../contract/identity/profile.ts'
import type { ResponseOf } from '../../contract/protocol/call.ts'
import type { NameFaultByField } from '../../domain/learner/name.ts'
import { isSameName } from '../../domain/learner/name-request.ts'
import type { ProfileChange } from '../../domain/learner/profile.ts'
import { cropPortrait } from '../../environment/crop-portrait.ts'
import { environment } from '../../environment/environment.ts'
import { type FormFailure, formFailureOf, isMalware } from '../form/form.ts'
import { reportUnreachable, showToast } from '../notice/notices.ts'
import { createResource } from '../resource/resource.ts'
import { $session, refreshSession } from '../session/session.ts'
import { $countries, countriesResource } from '../site/countries.ts'

/** The personal information that the site requires. It is loaded once per page. */
export const supplyInfoResource = createResource(() => environment().api.call(getSupplyInfo, {}))

/** The required fields of the profile. */
export type RequestedFields = Omit<ResponseOf<typeof getSupplyInfo>, 'beforeEnrolment'>

/** The state of saving the profile: open, with the failure of the last attempt, or being sent. */
export type ProfileSaving = { state: 'open'; failure?: FormFailure } | { state: 'sending' }
export const $profileSaving = atom<ProfileSaving>({ state: 'open' })

/**
 * Saves changed fields of the profile. Returns whether they were saved. Invalid fields are marked, and the typed
 * texts stay. Specification 1, section 5.
 */
export async function saveProfile(change: ProfileChange, options: CallOptions = {}): Promise<boolean> {
  if ($profileSaving.get().state === 'sending') return false
  $profileSaving.set({ state: 'sending' })
  const result = await environment().api.call(changeProfile, change, options)
  if (!result.ok) {
    $profileSaving.set({ state: 'open', failure: formFailureOf(result.failure) })
    return false
  }
  const before = $session.get()
  const previousRequest = before.state === 'signedIn' ? before.learner.requestedName : undefined
  $session.set({ state: 'signedIn', learner: result.value })
  $profileSaving.set({ state: 'open' })
  const { requestedName } = result.value
  const isRequested =
    requestedName !== undefined && !(previousRequest && isSameName(previousRequest, requestedName))
  showToast(isRequested ? 'notices:nameWaits' : 'notices:saved')
  return true
}

/** Withdraws the request for a new name. If the request was decided in the meantime, its current state is shown. */
export async function withdrawNewName(): Promise<void> {
  const result = await environment().api.call(withdrawNameRequest, {})
  if (result.ok) {
    $session.set({ state: 'signedIn', learner: result.value })
    return showToast('notices:nameWithdrawn')
  }
  reportUnreachable(result.failure)
  await refreshSession()
}

/**
 * Saves the personal information that was entered in a form. Returns whether it was saved. The form shows every
 * refusal. The country is chosen by its code; its code and its name are sent, or two empty texts if no country is
 * chosen.
 */
export async function saveInformation(form: FormData): Promise<boolean> {
  const fields = Object.fromEntries(form) as Record<string, string>
  const { countryCode } = fields
  // A form that is restored from a draft can be sent before the countries are loaded.
  if (countryCode && !(await areCountriesLoaded())) {
    $profileSaving.set({ state: 'open', failure: { kind: 'unreachable' } })
    return false
  }
  const country = countryCode === '' ? '' : $countries.get().find(({ code }) => code === countryCode)?.name
  return saveProfile({ ...fields, ...(country !== undefined && { country }) }, { shownByCaller: 'refusals' })
}

/** Loads the countries, unless they are loaded. Returns whether they could be loaded. */
async function areCountriesLoaded(): Promise<boolean> {
  const { $state, load } = countriesResource
  await load($state.get().state === 'failed')
  return $state.get().state === 'ready'
}

/** Returns the names of the fields that the server refused. */
export const wrongFieldsOf = (failure: FormFailure | undefined): readonly string[] =>
  failure?.kind === 'fields' ? failure.fields : []

/** Returns the reasons why fields contain an invalid name. */
export const nameFaultsOf = (failure: FormFailure | undefined): NameFaultByField =>
  (failure?.kind === 'fields' && failure.reasons) || {}

/**
 * Saves a portrait in place of the old one. The server accepts JPG or PNG up to 200 kB and checks the content. A
 * larger picture is first cropped to a square and scaled down, and a toast says so.
 */
export async function savePortrait(image: File): Promise<void> {
  const maxBytes = uploadPortrait.uploadBytes ?? 0
  const tooLarge = image.size > maxBytes
  const upload = tooLarge ? await cropPortrait(image, maxBytes) : image
  const result =
    upload && (await environment().api.call(uploadPortrait, { image: upload }, { shownByCaller: 'refusals' }))
  const session = $session.get()
  if (!result) return showToast('notices:portraitRefused')
  if (!result.ok)
    return showToast(isMalware(result.failure) ? 'notices:portraitMalware' : 'notices:portraitRefused')
  if (session.state === 'signedIn')
    $session.set({ ...session, learner: { ...session.learner, photoUrl: result.value.url } })
  showToast(tooLarge ? 'notices:portraitCropped' : 'notices:saved')
}

/** Downloads all data about the learner as a file. */
export async function downloadMyData(): Promise<void> {
  const { api, navigation } = environment()
  const result = await api.call(exportLearner, {})
  if (result.ok) navigation.go(result.value.link)
  else showToast('notices:notOpened')
}

/**
 * Deletes the account. Returns whether it was deleted: the server refuses a confirmation that is not the account's
 * email address.
 */
export async function closeAccount(confirmation: string): Promise<boolean> {
  const { api, navigation } = environment()
  const result = await api.call(deleteAccount, { confirmation }, { shownByCaller: 'fields' })
  if (result.ok) navigation.go('/')
  return result.ok
}

/** Signs the learner out on every device, including this one. */
export async function signOutEverywhere(): Promise<void> {
  const { api, navigation } = environment()
  const result = await api.call(endAllSessions, {})
  if (result.ok) navigation.go(result.value.link ?? '/')
  else showToast('notices:notOpened')
}
