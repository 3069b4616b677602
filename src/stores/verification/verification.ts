import { atom } from 'nanostores'
import { verifyCertificate } from '../../contract/learning/certificate.ts'
import type { AnswerOf } from '../../contract/protocol/call.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { checker } from '../../environment/checker.ts'
import { environment } from '../../environment/environment.ts'
import { type Place, routes } from '../../routes.ts'
import { judgeShortForm, type ShortFormVerdict } from './short-form.ts'

/** The public contents of a certificate, as the server verified them. */
export type VerifiedCertificate = AnswerOf<typeof verifyCertificate>

export type Verification =
  | { state: 'none' }
  | { state: 'asking' | 'notFound' | 'tooFrequent' | 'failed'; number: string }
  | { state: 'found'; number: string; certificate: VerifiedCertificate }

/** What the server says of the number. */
export const $verification = atom<Verification>({ state: 'none' })
/** What the signed short form behind the hash says, without the server; null where there is none, or while it is judged. */
export const $shortFormVerdict = atom<ShortFormVerdict | null>(null)
let latest = 0

async function answerTo(number: string): Promise<Verification> {
  const answer = await environment().api.call(verifyCertificate, { number })
  if (answer.ok) return { state: 'found', number, certificate: answer.value }
  const code = answer.failure.kind === 'refused' ? answer.failure.code : undefined
  if (code === codeByReason.notFound) return { state: 'notFound', number }
  return { state: code === codeByReason.tooFrequent ? 'tooFrequent' : 'failed', number }
}

/** Asks for the certificate of a number, and judges the short form beside it; only the newest question's answers are shown. */
export async function askVerification(number: string, signed = signedInAddress()): Promise<void> {
  latest += 1
  const mine = latest
  $verification.set({ state: 'asking', number })
  $shortFormVerdict.set(null)
  const judging = signed
    ? judgeShortForm(signed, number).then((judged) => mine === latest && $shortFormVerdict.set(judged))
    : undefined
  const asking = answerTo(number).then((answer) => mine === latest && $verification.set(answer))
  await Promise.all([judging, asking])
}

/** What stands behind the hash of the page's address: it is read here and goes to no server. */
const signedInAddress = (): string => environment().navigation.current().split('#')[1] ?? ''

/** The number of a certificate below a page in an address; '' for one without, or that can't be read. */
export function numberBelow(page: string, address: string): string {
  const path = address.split(/[?#]/)[0] ?? ''
  if (!path.startsWith(`${page}/`)) return ''
  try {
    return decodeURIComponent(path.slice(page.length + 1)).trim()
  } catch {
    return ''
  }
}

/** The number of a certificate in the page's path; '' for a path without one that can be read. */
export const numberInPath = (place: Place): string =>
  numberBelow(routes.verification(place), environment().navigation.current())

/**
 * Verifies the number in the path, follows the reader back and forward, and asks again when the line is back; call the returned function
 * to stop that.
 */
export function openVerification(place: Place): () => void {
  const read = () => {
    const number = numberInPath(place)
    if (number) return void askVerification(number)
    latest += 1
    $verification.set({ state: 'none' })
    $shortFormVerdict.set(null)
  }
  read()
  const { navigation, onOnline } = environment()
  // A question that was under way when the line came back may be lost with the old line.
  const again = () => $verification.get().state !== 'found' && read()
  const stops = [navigation.onReturn(read), onOnline(again)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The address that codes are printed with: the site at the root of the host, without a language. */
const printed = '/certificate/verify'

/**
 * Keeps the page on this device, so that codes can be checked on it without a line; and the addresses without a
 * language that lead to it, which codes are printed with.
 */
export async function cacheVerificationPage(place: Place): Promise<boolean> {
  const page = routes.verification(place)
  const entries = new Set([routes.verification({ ...place, language: place.baseLanguage }), printed])
  entries.delete(page)
  const isKept = await checker().cachePage(page)
  for (const entry of entries) await checker().cacheEntryPage(entry)
  return isKept
}

/** Verifies a number that was typed; the address follows, so that it can be passed on. */
export async function verify(
  place: Place,
  number: string,
  signed = number === numberInPath(place) ? signedInAddress() : '',
): Promise<void> {
  const { navigation } = environment()
  if (number !== numberInPath(place) || signed !== signedInAddress())
    navigation.show(routes.certificateAt(place, number) + (signed && `#${signed}`))
  await askVerification(number, signed)
}
