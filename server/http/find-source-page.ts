import type { Context } from 'hono'
import { findPlace } from '#src/routes.ts'
import { rootSiteOf } from '#src/sites/root-site.ts'
import type { AppEnv, Dependencies } from './app-env.ts'

/**
 * Returns the site and place of the page that the browser came from. `place` is null if that page does not belong to
 * the portal.
 */
export function findSourcePage(c: Context<AppEnv>, { sites }: Pick<Dependencies, 'sites'>, target: string) {
  const sitesOfTenant = sites.sites.filter((site) => site.tenant === c.get('tenant'))
  const path = target.split(/[?#]/)[0] as string
  return findPlace(path, sitesOfTenant) ?? { site: rootSiteOf(sites, c.get('tenant')), place: null }
}

/**
 * Returns the language of the page that the browser came from. If the page is unknown, returns the browser's
 * preferred language, or else the site's base language.
 */
export function findSourceLanguage(
  c: Context<AppEnv>,
  parts: Pick<Dependencies, 'sites'>,
  target: string | null,
): string {
  const { site, place } = findSourcePage(c, parts, target ?? '/')
  const preferred = target === null ? preferredLanguage(c, parts) : undefined
  return preferred ?? place?.language ?? (site.languages[0] as string)
}

/** Returns the first language in the browser's list that a site of the portal has; undefined if there is none. */
function preferredLanguage(c: Context<AppEnv>, { sites }: Pick<Dependencies, 'sites'>): string | undefined {
  const offered = sites.sites.flatMap((site) => site.languages)
  const tags = (c.req.header('accept-language') ?? '')
    .split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '')
  const found = tags.map(
    (tag) => offered.find((each) => each === tag) ?? offered.find((each) => each === tag.split('-')[0]),
  )
  return found.find((each) => each !== undefined)
}
