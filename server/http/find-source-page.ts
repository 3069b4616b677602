import type { Context } from 'hono'
import { resolve } from '#src/routes.ts'
import { rootSite } from '#src/sites/root-site.ts'
import type { AppEnv, Dependencies } from './app-env.ts'

/** The site and place of the page that somebody came from; no place where there is no such page. */
export function findSourcePage(c: Context<AppEnv>, { sites }: Pick<Dependencies, 'sites'>, target: string) {
  const own = sites.sites.filter((site) => site.tenant === c.get('tenant'))
  const path = target.split(/[?#]/)[0] as string
  return resolve(path, own) ?? { site: rootSite(sites, c.get('tenant')), place: null }
}

/** The language of the page that somebody came from; where none is known, the one that the browser wants most. */
export function findSourceLanguage(
  c: Context<AppEnv>,
  parts: Pick<Dependencies, 'sites'>,
  target: string | null,
): string {
  const { site, place } = findSourcePage(c, parts, target ?? '/')
  const wanted = target === null ? wantedLanguage(c, parts) : undefined
  return wanted ?? place?.language ?? (site.languages[0] as string)
}

/** The first of the languages of a browser, in its own order, that a site of the portal is in. */
function wantedLanguage(c: Context<AppEnv>, { sites }: Pick<Dependencies, 'sites'>): string | undefined {
  const known = sites.sites.flatMap((site) => site.languages)
  const tags = (c.req.header('accept-language') ?? '')
    .split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '')
  const found = tags.map(
    (tag) => known.find((each) => each === tag) ?? known.find((each) => each === tag.split('-')[0]),
  )
  return found.find((each) => each !== undefined)
}
