import { type Api, createApi } from '../api/create-api.ts'
import type { Failure, Result } from '../api/result.ts'
import { codeByReason } from '../contract/protocol/codes.ts'
import { type Place, placeOf, type Variant } from '../routes.ts'
import { getLanguageId, type Sites } from '../sites/load-sites.ts'
import type { Site } from '../sites/site.ts'
import { createBatchLoader } from './batch-loader.ts'
import { ResponseCache } from './response-cache.ts'

/** The source of content for a site's pages in one language: the site, and its API. */
export interface ContentSource {
  site: Site
  language: string
  api: Api
}

/** The URL of the API, and the headers that authorise operator calls. */
export interface ApiAccess {
  baseURL: string
  headers: Record<string, string>
  /** The function to use in place of `fetch`. */
  fetch?: typeof globalThis.fetch
}

/**
 * The number of retries after a lost connection, and the time limit of a call in milliseconds. The limit can be
 * long, because no reader waits for these calls.
 */
const retries = 3
const timeout = 120_000

/** Creates the source of a site in a language. `answers` caches the API's responses. */
export function createContentSource(
  site: Site,
  language: string,
  sites: Sites,
  access: ApiAccess,
  answers = new ResponseCache(),
): ContentSource {
  return {
    site,
    language,
    api: answers.of(language, createBatchLoader(createSiteApi(site, language, sites, access))),
  }
}

/** Returns the uncached API of a site in a language, with retries. */
export const createSiteApi = (site: Site, language: string, { languages }: Sites, access: ApiAccess): Api =>
  createApi({
    ...access,
    siteId: site.siteId,
    languageId: getLanguageId(languages, language),
    retries,
    timeout,
  })

export const variants: readonly Variant[] = ['desktop', 'mobile']

/**
 * Returns the places (site, language and variant) of a source's pages: the desktop page and its mobile variant.
 * @example placesOf(source).map(routes.faq) // ['/eu/de/faq', '/mobile/eu/de/faq']
 */
export const placesOf = ({ site, language }: ContentSource): Place[] =>
  variants.map((variant) => placeOf(site, language, variant))

/**
 * Thrown if a connection is lost or a call times out. Such a failure says nothing about the requested content, so
 * it stops the whole publish.
 */
export class NoResponseError extends Error {}

/**
 * Returns the result of a call. Throws a `NoResponseError` if the API is unreachable, and another error if the
 * request failed because of the requested content.
 * @example const { rows } = await unwrapResult(api.call(findNews, { page: 1 }))
 */
export async function unwrapResult<Value>(call: Promise<Result<Value>>): Promise<Value> {
  const result = await call
  if (result.ok) return result.value
  const { failure } = result
  const message = `The content could not be pulled: ${describeFailure(failure)}`
  throw failure.kind === 'unreachable' || failure.kind === 'timeout'
    ? new NoResponseError(message)
    : new Error(message)
}

/** Describes a failure for logs, in English only. */
const describeFailure = (failure: Failure): string =>
  failure.kind === 'refused'
    ? `refused with ${failure.code} ${JSON.stringify(failure.context)}`
    : failure.kind === 'malformed'
      ? failure.message
      : failure.kind

/** Returns the result of a call, or null if the site has no such item; throws on any other failure. */
export async function unwrapOrNull<Value>(call: Promise<Result<Value>>): Promise<Value | null> {
  const result = await call
  if (!result.ok && result.failure.kind === 'refused' && result.failure.code === codeByReason.notFound)
    return null
  return unwrapResult(Promise.resolve(result))
}

/** Loads items, one request per item; items that the site does not show are omitted. */
export async function loadExistingItems<Value>(
  ids: readonly number[],
  ask: (id: number) => Promise<Result<Value>>,
): Promise<Value[]> {
  const found = await Promise.all(ids.map((id) => unwrapOrNull(ask(id))))
  return found.filter((item) => item !== null) as Value[]
}
