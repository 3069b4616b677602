import { type Config, localAddressOf } from '#server/config.ts'
import { type Api, createApi } from '#src/api/create-api.ts'
import type { Result } from '#src/api/result.ts'
import { getLanguageId, loadSites, siteFolderOf } from '#src/sites/load-sites.ts'
import { rootSiteOf } from '#src/sites/root-site.ts'
import { baseLanguageOf } from '#src/sites/site.ts'
import { describeFailure } from './describe-failure.ts'
import { readOperatorToken } from './publisher-settings.ts'
import type { StoredSession } from './stored-session.ts'

/**
 * The person in whose name an operator's requests are sent, and the site and language of these requests. Sites are
 * named by their folders.
 */
export interface OperatorContext {
  /** The email address of the person in whose name the requests are sent. */
  as?: string
  /** The person's stored session, which is used instead of the token; null for anonymous requests. */
  session?: StoredSession | null
  sites?: string[]
  language?: string
}

/**
 * Opens the API for an operator, with the site and language of a command. If the command names no site, the root
 * site of the main brand is used.
 */
export function openOperatorApi(config: Config, place: OperatorContext): Api {
  const { sites: names, language } = place
  const served = loadSites('sites', config.sites)
  const site = names
    ? served.sites.find((each) => siteFolderOf(each) === names[0])
    : rootSiteOf(served, 'main')
  if (!site) throw new Error(`There is no site "${names?.[0]}".`)
  const code = language ?? baseLanguageOf(site)
  if (!site.languages.includes(code)) throw new Error(`The site ${site.code} has no language "${code}".`)
  return createApi({
    baseURL: `${localAddressOf(config)}/api`,
    siteId: site.siteId,
    languageId: getLanguageId(served.languages, code),
    headers: createAuthHeaders(config, place),
  })
}

/**
 * Returns the authentication headers: the cookies of a person's session (both names, because the name depends on the
 * protocol), or the token; none for anonymous requests.
 */
export function createAuthHeaders(config: Config, { as, session }: OperatorContext): Record<string, string> {
  if (session === null) return {}
  if (session) return { Cookie: `session=${session.token}; __Host-session=${session.token}` }
  return { Authorization: `Bearer ${readOperatorToken(config)}`, ...(as && { 'X-Act-As': as }) }
}

/** Returns the value of a call. If the call fails, throws an error that describes the failure in a sentence. */
export async function unwrapOrThrow<Value>(call: Promise<Result<Value>>): Promise<Value> {
  const result = await call
  if (result.ok) return result.value
  throw new Error(describeFailure(result.failure))
}
