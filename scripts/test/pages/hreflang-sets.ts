/** The hreflang links of a page: pairs of a language tag and a URL, as in the HTML. */
export type HreflangLinks = readonly (readonly [tag: string, href: string])[]

const link = /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g

/**
 * Reads the hreflang links in the HTML of a page. Returns undefined for a page that search engines exclude, or whose
 * canonical URL is that of another page.
 */
export function readHreflangLinks(html: string, url: string): HreflangLinks | undefined {
  if (html.includes('<meta name="robots" content="noindex">')) return undefined
  if (!html.includes(`<link rel="canonical" href="${url}">`)) return undefined
  return [...html.matchAll(link)].map(([, tag, href]) => [tag as string, href as string])
}

/**
 * Returns the fault in the hreflang links of a page, given all pages by their URL; undefined if there is no fault.
 */
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

/**
 * Lists the pages whose set of hreflang links is incomplete. Each page of a set must link to all pages of the set,
 * including itself, and to one x-default.
 */
export const findBrokenHreflangSets = (pages: ReadonlyMap<string, HreflangLinks>): string[] =>
  [...pages].flatMap(([url, links]) => {
    const fault = faultOf(url, links, pages)
    return fault ? [`${url} ${fault}`] : []
  })
