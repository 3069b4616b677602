/** Whom a page names itself and its other languages for: addresses by tag, as the page writes them. */
export type HreflangLinks = readonly (readonly [tag: string, href: string])[]

const link = /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g

/** The hreflang links of a page's HTML; undefined for a page that search engines leave out, or that has a canonical elsewhere. */
export function readHreflangLinks(html: string, url: string): HreflangLinks | undefined {
  if (html.includes('<meta name="robots" content="noindex">')) return undefined
  if (!html.includes(`<link rel="canonical" href="${url}">`)) return undefined
  return [...html.matchAll(link)].map(([, tag, href]) => [tag as string, href as string])
}

/** What is wrong with the hreflang links of one page among all pages by address; undefined where nothing is. */
function wrongWith(
  url: string,
  named: HreflangLinks,
  pages: ReadonlyMap<string, HreflangLinks>,
): string | undefined {
  const tags = named.map(([tag]) => tag)
  const twice = tags.find((tag, index) => tags.indexOf(tag) !== index)
  if (twice) return `names ${twice} twice`
  if (!tags.includes('x-default')) return 'names no x-default'
  if (!named.some(([tag, href]) => href === url && tag !== 'x-default')) return 'does not name itself'
  const other = named.find(([, href]) => String(pages.get(href)) !== String(named))
  return other && `names ${other[1]} for ${other[0]}, which does not name the same`
}

/** Pages that don't belong to one whole set: every page of a set names the set, itself, and one x-default. */
export const brokenSets = (pages: ReadonlyMap<string, HreflangLinks>): string[] =>
  [...pages].flatMap(([url, named]) => {
    const wrong = wrongWith(url, named, pages)
    return wrong ? [`${url} ${wrong}`] : []
  })
