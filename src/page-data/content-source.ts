import { type Api, createApi } from '../api/create-api.ts'
import type { Failure, Result } from '../api/result.ts'
import { codeByReason } from '../contract/protocol/codes.ts'
import { type Place, placeOf, type Variant } from '../routes.ts'
import { languageId, type Sites } from '../sites/load-sites.ts'
import type { Site } from '../sites/site.ts'
import { createBatchLoader } from './batch-loader.ts'
import { ResponseCache } from './response-cache.ts'

/**
 * The source of the content for the pages of a site in one language: the site, and the API as it is asked for
 * it.
 */
export interface ContentSource {
  site: Site
  language: string
  api: Api
}

/** The address at which the API answers, and the headers that open the operators' calls. */
export interface Access {
  baseURL: string
  headers: Record<string, string>
  /** What asks in the place of `fetch`. */
  fetch?: typeof globalThis.fetch
}

/** How often a question about content is asked again when the line drops. */
const again = 3

/**
 * Makes the source of a site in a language. `answers`: what the API answered already, and is not asked again.
 */
export function sourceOf(
  site: Site,
  language: string,
  sites: Sites,
  access: Access,
  answers = new ResponseCache(),
): ContentSource {
  return {
    site,
    language,
    api: answers.of(language, createBatchLoader(apiOf(site, language, sites, access))),
  }
}

/** The API as it is asked for a site in a language: by somebody patient, and always anew. */
export const apiOf = (site: Site, language: string, { languages }: Sites, access: Access): Api =>
  createApi({ ...access, siteId: site.siteId, languageId: languageId(languages, language), retries: again })

export const variants: readonly Variant[] = ['desktop', 'mobile']

/**
 * The places of a source's pages: the desktop page and its mobile twin.
 * @example placesOf(source).map(routes.faq) // ['/eu/de/faq', '/mobile/eu/de/faq']
 */
export const placesOf = ({ site, language }: ContentSource): Place[] =>
  variants.map((variant) => placeOf(site, language, variant))

/** The line dropped or the time ran out: it says nothing about the content that was asked for, and stops a publish. */
export class UnansweredError extends Error {}

/**
 * The value that a call answers. A failure is thrown: an `UnansweredError`, or an error about the content that was asked for.
 * @example const { rows } = await answerOf(api.call(findNews, { page: 1 }))
 */
export async function answerOf<Value>(call: Promise<Result<Value>>): Promise<Value> {
  const result = await call
  if (result.ok) return result.value
  const { failure } = result
  const message = `The content could not be pulled: ${wordsOf(failure)}`
  throw failure.kind === 'unreachable' || failure.kind === 'timeout'
    ? new UnansweredError(message)
    : new Error(message)
}

/** A failure in words that are the same in every language. */
const wordsOf = (failure: Failure): string =>
  failure.kind === 'refused'
    ? `refused with ${failure.code} ${JSON.stringify(failure.context)}`
    : failure.kind === 'malformed'
      ? failure.message
      : failure.kind

/** The value that a call answers, or null where the site has no such thing; any other failure is thrown. */
export async function unlessMissing<Value>(call: Promise<Result<Value>>): Promise<Value | null> {
  const result = await call
  if (!result.ok && result.failure.kind === 'refused' && result.failure.code === codeByReason.notFound)
    return null
  return answerOf(Promise.resolve(result))
}

/** Items that are asked for one by one; those that the site doesn't show are left out. */
export async function foundOf<Value>(
  ids: readonly number[],
  ask: (id: number) => Promise<Result<Value>>,
): Promise<Value[]> {
  const found = await Promise.all(ids.map((id) => unlessMissing(ask(id))))
  return found.filter((item) => item !== null) as Value[]
}
