import {
  type CommandLineRefusal,
  commandLinePage,
  commandLineRefusal,
} from '#src/contract/identity/command-line.ts'

/** The response with which a browser returns to the command: a code to redeem, or the reason of a refusal. */
export type AuthorizationResponse = { code: string } | { refusal: CommandLineRefusal }

/**
 * Parses the URL to which the browser was redirected; null if the URL is not a response to this sign-in. RFC 6749,
 * sections 4.1.2 and 4.1.2.1.
 */
export function parseAuthorizationResponse(address: string, state: string): AuthorizationResponse | null {
  const parameters = (URL.parse(address) ?? URL.parse(address, 'http://127.0.0.1'))?.searchParams
  if (parameters?.get('state') !== state) return null
  const code = parameters.get('code')
  if (code) return { code }
  if (parameters.get('error') !== 'access_denied') return null
  const refusal = commandLineRefusal.safeParse(parameters.get('error_description'))
  return { refusal: refusal.success ? refusal.data : 'refused' }
}

const sentences: Record<CommandLineRefusal, string> = {
  noRole:
    'You are not signed in: this account has no staff role. To use another account, sign out of the portal in the browser first.',
  refused: 'You are not signed in: the request was refused in the browser.',
}

/** Returns the code of a response. For a refusal, throws an error that describes it in a sentence. */
export function getAuthorizationCode(result: AuthorizationResponse): string {
  if ('refusal' in result) throw new Error(sentences[result.refusal])
  return result.code
}

/** Returns the URL to which the browser goes after a refusal: the page about a missing role, or the home page. */
export const refusalPageUrl = (refusal: CommandLineRefusal, origin: string): string =>
  refusal === 'noRole'
    ? `${origin}${commandLinePage}?${new URLSearchParams({ ended: refusal })}`
    : `${origin}/`
