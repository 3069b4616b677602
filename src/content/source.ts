import { type Api, createApi } from '../api/create-api.ts'
import type { Result } from '../api/result.ts'
import { type Place, placeOf, type Variant } from '../routes.ts'
import { languageId, type Sites } from '../sites/load-sites.ts'
import type { Site } from '../sites/site.ts'

/** Where the pages of a site in one language get their content from. */
export interface Source {
  site: Site
  language: string
  api: Api
}

/** Where the API answers, and the headers that open the operators' calls. */
export interface Access {
  baseURL: string
  headers: Record<string, string>
}

export const sourceOf = (site: Site, language: string, sites: Sites, access: Access): Source => ({
  site,
  language,
  api: createApi({ ...access, siteId: site.siteId, languageId: languageId(sites.languages, language) }),
})

export const variants: readonly Variant[] = ['desktop', 'mobile']

/** The places of a source's pages: the desktop page and its mobile twin. */
export const placesOf = ({ site, language }: Source): Place[] =>
  variants.map((variant) => placeOf(site, language, variant))

/** What a call answered; a failure must stop the publish. */
export async function answerOf<Value>(call: Promise<Result<Value>>): Promise<Value> {
  const result = await call
  if (!result.ok) throw new Error(`The content could not be pulled: ${JSON.stringify(result.failure)}`)
  return result.value
}
