/** The hreflang links of a page: URLs by language tag, as in the HTML. */
export type HreflangLinks = readonly (readonly [tag: string, href: string])[]

const link = /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g

/** Reads the hreflang links of a page's HTML; undefined for a page that search engines exclude, or whose canonical is another page. */
export function readHreflangLinks(html: string, url: string): HreflangLinks | undefined {
  if (html.includes('<meta name="robots" content="noindex">')) return undefined
  if (!html.includes(`<link rel="canonical" href="${url}">`)) return undefined
  return [...html.matchAll(link)].map(([, tag, href]) => [tag as string, href as string])
}

/** Returns the fault in the hreflang links of a page, among all pages by URL; undefined if there is none. */
function faultOf(
  url: string,
  links: HreflangLinks,
  pages: ReadonlyMap<string, HreflangLinks>,
): string | undefined {
  const tags = links.map(([tag]) => tag)
  const repeated = tags.find((tag, index) => tags.indexOf(tag) !== index)
  if (repeated) return `names ${repeated} twice`
  if (!tags.includes('x-default')) return 'names no x-default'
  if (!links.some(([tag, href]) => href === url && tag !== 'x-default')) return 'does not name itself'
  const other = links.find(([, href]) => String(pages.get(href)) !== String(links))
  return other && `names ${other[1]} for ${other[0]}, which has other hreflang links`
}

/** Lists pages whose hreflang set is incomplete: every page of a set must name the whole set, itself, and one x-default. */
export const findBrokenHreflangSets = (pages: ReadonlyMap<string, HreflangLinks>): string[] =>
  [...pages].flatMap(([url, links]) => {
    const fault = faultOf(url, links, pages)
    return fault ? [`${url} ${fault}`] : []
  })
