import { atom } from 'nanostores'
import { getDistributors } from '../../contract/catalogue/distributor.ts'
import { getMyCertificates } from '../../contract/learning/certificate.ts'
import type { Distributor } from '../../domain/distributor/distributor.ts'
import { environment } from '../../environment/environment.ts'
import { loadSession } from '../session/session.ts'

/**
 * The state of the promotion Smart Try, which depends on whether the visitor holds a certificate. Specification 1,
 * section 1: Smart Try.
 */
export type SmartTry =
  | { state: 'loading' }
  | { state: 'anonymous' }
  | { state: 'failed' }
  | { state: 'noCertificate' }
  | { state: 'ready'; distributors: readonly Distributor[] }

export const $smartTry = atom<SmartTry>({ state: 'loading' })

const valid = new Set(['valid', 'aboutToExpire'])

async function fetchSmartTry(): Promise<SmartTry> {
  const session = await loadSession()
  if (session.state === 'anonymous') return { state: 'anonymous' }
  const { api } = environment()
  const certificates = await api.call(getMyCertificates, {})
  if (!certificates.ok) return { state: 'failed' }
  // The certificates are loaded first, because the server refuses the list of distributors to a learner without a
  // valid certificate. The refusal would open a popup although the learner has only opened the page.
  if (!certificates.value.some(({ status }) => valid.has(status))) return { state: 'noCertificate' }
  const distributors = await api.call(getDistributors, {})
  return distributors.ok ? { state: 'ready', distributors: distributors.value } : { state: 'failed' }
}

/** Loads the distributors for a learner who holds a valid certificate. */
export async function loadSmartTry(): Promise<void> {
  $smartTry.set({ state: 'loading' })
  $smartTry.set(await fetchSmartTry())
}

/** Returns the country in the page's URL; '' means all countries. */
export const countryInUrl = (): string => environment().navigation.query().get('country') ?? ''

/** Writes the chosen country into the URL, without loading the page or adding an entry to the history. */
export const chooseCountry = (address: string, country: string): void =>
  environment().navigation.replace(country ? `${address}?country=${country}` : address)
