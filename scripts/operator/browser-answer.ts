import { type CommandRefusal, commandLinePage, commandRefusal } from '#src/contract/identity/command-line.ts'

/** What a browser brings back to the command: a code to redeem, or the reason for which there is none. */
export type BrowserAnswer = { code: string } | { refusal: CommandRefusal }

/**
 * The answer in an address that the browser was led to; null where the address is no answer to this sign-in. RFC 6749, sections 4.1.2
 * and 4.1.2.1.
 */
export function parseBrowserAnswer(address: string, state: string): BrowserAnswer | null {
  const told = (URL.parse(address) ?? URL.parse(address, 'http://127.0.0.1'))?.searchParams
  if (told?.get('state') !== state) return null
  const code = told.get('code')
  if (code) return { code }
  if (told.get('error') !== 'access_denied') return null
  const refusal = commandRefusal.safeParse(told.get('error_description'))
  return { refusal: refusal.success ? refusal.data : 'refused' }
}

const sentences: Record<CommandRefusal, string> = {
  noRole:
    'Nobody is signed in: this account has no staff role, so there is nothing for it to do here. For another account, sign out of the portal in the browser first.',
  refused: 'Nobody is signed in: the browser was told not to allow it.',
}

/** The code of an answer; a refusal is thrown as a sentence. */
export function requireCode(answer: BrowserAnswer): string {
  if ('refusal' in answer) throw new Error(sentences[answer.refusal])
  return answer.code
}

/** Where the browser goes on after a refusal: to the portal's own page, in the person's language. */
export const nextPage = (refusal: CommandRefusal, origin: string): string =>
  refusal === 'noRole'
    ? `${origin}${commandLinePage}?${new URLSearchParams({ ended: refusal })}`
    : `${origin}/`
