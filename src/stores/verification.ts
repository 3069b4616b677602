import { atom } from 'nanostores'
import type { AnswerOf } from '../contract/call.ts'
import { verifyCertificate } from '../contract/certificate.ts'
import { codeOf } from '../contract/codes.ts'
import { environment } from '../environment/environment.ts'
import { type Place, routes } from '../routes.ts'

/** The public contents of a certificate, as the server verified them. */
export type Verified = AnswerOf<typeof verifyCertificate>

export type Verification =
  | { state: 'none' }
  | { state: 'asking' | 'notFound' | 'tooFrequent' | 'failed'; number: string }
  | { state: 'found'; number: string; certificate: Verified }

export const $verification = atom<Verification>({ state: 'none' })
let latest = 0

async function answerTo(number: string): Promise<Verification> {
  const answer = await environment().api.call(verifyCertificate, { number })
  if (answer.ok) return { state: 'found', number, certificate: answer.value }
  const code = answer.failure.kind === 'refused' ? answer.failure.code : undefined
  if (code === codeOf.notFound) return { state: 'notFound', number }
  return { state: code === codeOf.tooFrequent ? 'tooFrequent' : 'failed', number }
}

/** Asks for the certificate of a number; only the newest question's answer is shown. */
export async function askVerification(number: string): Promise<void> {
  latest += 1
  const mine = latest
  $verification.set({ state: 'asking', number })
  const answer = await answerTo(number)
  if (mine === latest) $verification.set(answer)
}

/** The number of a certificate in the page's path; '' for a path without one that can be read. */
export function numberInPath(place: Place): string {
  const path = environment().navigation.current().split(/[?#]/)[0] ?? ''
  const page = `${routes.verification(place)}/`
  if (!path.startsWith(page)) return ''
  try {
    return decodeURIComponent(path.slice(page.length)).trim()
  } catch {
    return ''
  }
}

/**
 * Verifies the number in the path, and follows the reader back and forward; call the returned function to
 * stop that.
 */
export function openVerification(place: Place): () => void {
  const read = () => {
    const number = numberInPath(place)
    if (number) void askVerification(number)
    else $verification.set({ state: 'none' })
  }
  read()
  return environment().navigation.onReturn(read)
}

/** Verifies a number that was typed; the address follows, so that it can be passed on. */
export async function verify(place: Place, number: string): Promise<void> {
  const { navigation } = environment()
  if (number !== numberInPath(place)) navigation.show(routes.certificateAt(place, number))
  await askVerification(number)
}
