/** The URLs in a page (of links, pictures, scripts and forms), and the ids of its elements. */
export interface PageLinks {
  links: string[]
  /** Only the URLs of the links that a visitor can click. */
  ways: string[]
  anchors: ReadonlySet<string>
  /** Whether search engines may show the page. */
  indexed: boolean
}

const ignoredParts = /<!--[\s\S]*?-->|(<script\b[^>]*>)[\s\S]*?<\/script>|(<style\b[^>]*>)[\s\S]*?<\/style>/g
const attributes = /\s(href|src|poster|action|srcset|id)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g
const entities: Record<string, string> = {
  amp: '&',
  quot: '"',
  lt: '<',
  gt: '>',
  '#38': '&',
  '#39': "'",
  '#34': '"',
}

const decode = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)

const urlsOf = (name: string, value: string): string[] =>
  name === 'srcset' ? value.split(',').map((candidate) => candidate.trim().split(/\s/)[0] as string) : [value]

/**
 * Reads the links and anchors in the HTML of a published page. The HTML is generated, so the names of all elements
 * and attributes are in lower case.
 */
export function readPageLinks(html: string): PageLinks {
  const links: string[] = []
  const ways: string[] = []
  const anchors = new Set<string>()
  for (const [tag] of html.replace(ignoredParts, '$1$2').matchAll(/<[a-z][^>]*>/g)) {
    for (const [, name, ...values] of tag.matchAll(attributes)) {
      const value = decode(values.find((each) => each !== undefined) ?? '')
      if (name === 'id') anchors.add(value)
      else links.push(...urlsOf(name as string, value))
      if (name === 'href' && tag.startsWith('<a ')) ways.push(value)
    }
  }
  return { links, ways, anchors, indexed: !html.includes('<meta name="robots" content="noindex">') }
}
