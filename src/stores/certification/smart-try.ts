import { atom } from 'nanostores'
import { getDistributors } from '../../contract/catalogue/distributor.ts'
import { getMyCertificates } from '../../contract/learning/certificate.ts'
import type { Distributor } from '../../domain/distributor/distributor.ts'
import { environment } from '../../environment/environment.ts'
import { loadSession } from '../session/session.ts'

/**
 * What a reader sees of the promotion, by whether they hold a certificate. Specification 1, section 1: Smart
 * Try.
 */
export type SmartTry =
  | { state: 'loading' }
  | { state: 'anonymous' }
  | { state: 'failed' }
  | { state: 'noCertificate' }
  | { state: 'ready'; distributors: readonly Distributor[] }

export const $smartTry = atom<SmartTry>({ state: 'loading' })

const valid = new Set(['valid', 'aboutToExpire'])

async function ask(): Promise<SmartTry> {
  const session = await loadSession()
  if (session.state === 'anonymous') return { state: 'anonymous' }
  const { api } = environment()
  const certificates = await api.call(getMyCertificates, {})
  if (!certificates.ok) return { state: 'failed' }
  // The certificates are asked for first, because a refusal would open the popup of refusals on a page that
  // was only opened.
  if (!certificates.value.some(({ status }) => valid.has(status))) return { state: 'noCertificate' }
  const distributors = await api.call(getDistributors, {})
  return distributors.ok ? { state: 'ready', distributors: distributors.value } : { state: 'failed' }
}

/** Asks for the distributors of a learner who holds a valid certificate. */
export async function loadSmartTry(): Promise<void> {
  $smartTry.set({ state: 'loading' })
  $smartTry.set(await ask())
}

/** The country in the page's address; '' for all countries. */
export const countryInAddress = (): string => environment().navigation.query().get('country') ?? ''

/** Chooses a country by leading to its address. */
export const chooseCountry = (address: string, country: string): void =>
  environment().navigation.replace(country ? `${address}?country=${country}` : address)
