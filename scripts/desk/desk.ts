import { type Config, localAddress } from '#server/config.ts'
import { type Api, createApi } from '#src/api/create-api.ts'
import type { Result } from '#src/api/result.ts'
import { languageId, loadSites, siteFolder } from '#src/sites/load-sites.ts'
import { rootSite } from '#src/sites/root-site.ts'
import { baseLanguage } from '#src/sites/site.ts'
import { tokenOf } from './address.ts'
import { failureInWords } from './failure-in-words.ts'
import type { StoredSession } from './stored-session.ts'

/** The site, by its folder, and the language that an operator works in. */
export interface DeskPlace {
  /** The address of the person in whose name it is worked. */
  as?: string
  /** The person's own session, in place of the token; null for an anonymous request. */
  session?: StoredSession | null
  sites?: string[]
  language?: string
}

/** The API as an operator has it, for the site and language of a command; without a site for the root of the main brand. */
export function openDesk(config: Config, seat: DeskPlace): Api {
  const { sites: names, language } = seat
  const chosen = loadSites('sites', config.sites)
  const site = names ? chosen.sites.find((each) => siteFolder(each) === names[0]) : rootSite(chosen, 'main')
  if (!site) throw new Error(`There is no site "${names?.[0]}".`)
  const code = language ?? baseLanguage(site)
  if (!site.languages.includes(code)) throw new Error(`The site ${site.code} has no language "${code}".`)
  return createApi({
    baseURL: `${localAddress(config)}/api`,
    siteId: site.siteId,
    languageId: languageId(chosen.languages, code),
    headers: headersOf(config, seat),
  })
}

/** Who sends the requests: a person by a session, whose cookie has a name for each kind of address, or the token. */
export function headersOf(config: Config, { as, session }: DeskPlace): Record<string, string> {
  if (session === null) return {}
  if (session) return { Cookie: `session=${session.token}; __Host-session=${session.token}` }
  return { Authorization: `Bearer ${tokenOf(config)}`, ...(as && { 'X-Act-As': as }) }
}

/** The value that a call answers; a failure is thrown in words. */
export async function valueOrThrow<Value>(call: Promise<Result<Value>>): Promise<Value> {
  const result = await call
  if (result.ok) return result.value
  throw new Error(failureInWords(result.failure))
}
