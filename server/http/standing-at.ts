import type { Context } from 'hono'
import { resolve } from '#src/routes.ts'
import { rootSite } from '#src/sites/root-site.ts'
import type { Edge, Parts } from './edge.ts'

/** The site and place of the page that somebody came from; no place where there is no such page. */
export function standingAt(c: Context<Edge>, { sites }: Pick<Parts, 'sites'>, target: string) {
  const own = sites.sites.filter((site) => site.tenant === c.get('tenant'))
  const path = target.split(/[?#]/)[0] as string
  return resolve(path, own) ?? { site: rootSite(sites, c.get('tenant')), place: null }
}

/** The language of the page that somebody came from; where none is known, the one that the browser wants most. */
export function languageAt(c: Context<Edge>, parts: Pick<Parts, 'sites'>, target: string | null): string {
  const { site, place } = standingAt(c, parts, target ?? '/')
  const wanted = target === null ? wantedLanguage(c, parts) : undefined
  return wanted ?? place?.language ?? (site.languages[0] as string)
}

/** The first of the languages of a browser, in its own order, that a site of the portal is in. */
function wantedLanguage(c: Context<Edge>, { sites }: Pick<Parts, 'sites'>): string | undefined {
  const known = sites.sites.flatMap((site) => site.languages)
  const tags = (c.req.header('accept-language') ?? '')
    .split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '')
  const found = tags.map(
    (tag) => known.find((each) => each === tag) ?? known.find((each) => each === tag.split('-')[0]),
  )
  return found.find((each) => each !== undefined)
}
