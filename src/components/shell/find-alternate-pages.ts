import { href, pathInPlace, placeOf } from '#src/routes.ts'
import { siteFolderOf } from '#src/sites/load-sites.ts'

/** The page on another site of the brand, in a language that the page's site does not have. */
export interface AlternatePage {
  /** The language's tag. */
  code: string
  /** The language's id, which the cookie of the choice stores. */
  id: number | undefined
  /** The name of the site's area and the language's own name. */
  name: string
  href: string
  /** The browser language tags of the audience of that site: "es-ES". */
  tags: readonly string[]
}

const base = (tag: string): string => tag.split('-')[0] as string

/**
 * Returns, for each language that the current site does not have, the page on another site of the brand that has
 * the language.
 */
export function findAlternatePages({
  page,
  site,
  readers,
  allLanguages,
}: Pick<App.Locals, 'page' | 'site' | 'readers' | 'allLanguages'>): AlternatePage[] {
  const { path, place, sites: shown } = page
  const ownLanguages = site.languages.map(base)
  const foreign = readers.filter(
    (each) =>
      each.tag !== 'x-default' &&
      !ownLanguages.includes(base(each.language)) &&
      (shown?.includes(siteFolderOf(each.site)) ?? true),
  )
  const byPlace = Map.groupBy(foreign, (each) => `${each.site.siteId} ${each.language}`)
  return [...byPlace.values()].flatMap((audiences) => {
    const [first] = audiences
    if (!first) return []
    const language = allLanguages.find(({ code }) => code === first.language)
    const area = first.site.area[first.language]
    return {
      code: first.language,
      id: language?.id,
      name: [area, language?.name ?? first.language].filter(Boolean).join(', '),
      href: href(placeOf(first.site, first.language, place.variant), pathInPlace(path, place)),
      tags: audiences.map(({ tag }) => tag),
    }
  })
}
