import { atom } from 'nanostores'
import { refusalCodeOf } from '../../api/result.ts'
import { verifyCertificate } from '../../contract/learning/certificate.ts'
import type { ResponseOf } from '../../contract/protocol/call.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { environment } from '../../environment/environment.ts'
import { verifierEnvironment } from '../../environment/verifier-environment.ts'
import { type Place, routes } from '../../routes.ts'
import { checkQrCode, type QrCodeVerdict } from './check-qr-code.ts'

/** The public contents of a certificate that the server verified. */
export type VerifiedCertificate = ResponseOf<typeof verifyCertificate>

export type Verification =
  | { state: 'none' }
  | { state: 'asking' | 'notFound' | 'tooFrequent' | 'failed'; number: string }
  | { state: 'found'; number: string; certificate: VerifiedCertificate }

/** The server's result for the number. */
export const $verification = atom<Verification>({ state: 'none' })
/**
 * The result of checking the signed claims in the URL's hash, without the server; null if the hash contains no
 * claims or while they are being checked.
 */
export const $qrCodeVerdict = atom<QrCodeVerdict | null>(null)
let latest = 0

async function fetchVerification(number: string): Promise<Verification> {
  const result = await environment().api.call(verifyCertificate, { number })
  if (result.ok) return { state: 'found', number, certificate: result.value }
  const code = refusalCodeOf(result.failure)
  if (code === codeByReason.notFound) return { state: 'notFound', number }
  return { state: code === codeByReason.tooFrequent ? 'tooFrequent' : 'failed', number }
}

/**
 * Loads the certificate with a number and verifies the signed claims of its QR code. If another number is requested
 * meanwhile, the results are ignored.
 */
export async function loadVerification(number: string, signed = signedInAddress()): Promise<void> {
  latest += 1
  const id = latest
  $verification.set({ state: 'asking', number })
  $qrCodeVerdict.set(null)
  const judging = signed
    ? checkQrCode(signed, number).then((verdict) => id === latest && $qrCodeVerdict.set(verdict))
    : undefined
  const asking = fetchVerification(number).then((result) => id === latest && $verification.set(result))
  await Promise.all([judging, asking])
}

/**
 * Returns the signed claims: the part of the page's URL after '#'. The browser does not send this part to a server.
 */
const signedInAddress = (): string => environment().navigation.current().split('#')[1] ?? ''

/**
 * Returns the certificate number that follows the path of a page in a URL; '' if there is none or it is malformed.
 */
export function certificateNumberInUrl(page: string, address: string): string {
  const path = address.replace(/[?#].*$/, '')
  if (!path.startsWith(`${page}/`)) return ''
  try {
    return decodeURIComponent(path.slice(page.length + 1)).trim()
  } catch {
    return ''
  }
}

/** Returns the number of a certificate in the page's path; '' if there is none or it is malformed. */
export const numberInPath = (place: Place): string =>
  certificateNumberInUrl(routes.verification(place), environment().navigation.current())

/**
 * Verifies the number in the path. Verifies again on Back and Forward and when the connection returns. Returns a
 * function that removes the listeners.
 */
export function syncVerificationWithUrl(place: Place): () => void {
  const read = () => {
    const number = numberInPath(place)
    if (number) return void loadVerification(number)
    latest += 1
    $verification.set({ state: 'none' })
    $qrCodeVerdict.set(null)
  }
  read()
  const { navigation, onOnline } = environment()
  // A request that was running while the connection was interrupted may be lost, so it is repeated.
  const again = () => $verification.get().state !== 'found' && read()
  const stops = [navigation.onReturn(read), onOnline(again)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The path in printed codes, which contains neither site nor language. */
const printedPath = '/certificate/verify'

/**
 * Caches the verification page on this device, so that codes can be checked offline. Printed codes contain a URL
 * without a language, which redirects to the page; these URLs are cached too. Returns whether the page is cached.
 */
export async function cacheVerificationPage(place: Place): Promise<boolean> {
  const page = routes.verification(place)
  const entries = new Set([routes.verification({ ...place, language: place.baseLanguage }), printedPath])
  entries.delete(page)
  const isCached = await verifierEnvironment().cachePage(page)
  for (const entry of entries) await verifierEnvironment().cacheEntryPage(entry)
  return isCached
}

/** Verifies a typed number and writes it into the URL, so that it can be shared. */
export async function verifyTypedNumber(
  place: Place,
  number: string,
  signed = number === numberInPath(place) ? signedInAddress() : '',
): Promise<void> {
  const { navigation } = environment()
  if (number !== numberInPath(place) || signed !== signedInAddress())
    navigation.show(routes.certificateAt(place, number) + (signed && `#${signed}`))
  await loadVerification(number, signed)
}
