import { comparable } from './comparable.ts'
import { releasedPages } from './released-page.ts'

const pagesOf = (folder: string, sites?: readonly string[]): Map<string, string> =>
  new Map(
    [...releasedPages(folder, sites)].map(({ site, path, html }) => [`${site} ${path}`, comparable(html)]),
  )

/** The text around the first difference, on both sides. */
function difference(one: string, other: string): string {
  let at = 0
  while (one[at] === other[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 100)
  return `  ${around(one)}\n  ${around(other)}`
}

const shown = 10

/** Compares the releases of all or some sites in two data folders, byte for byte but for the names of compiled files. */
export async function compareReleases(
  [first, second]: readonly string[],
  sites?: readonly string[],
): Promise<boolean> {
  if (!first || !second) throw new Error('Which folders? npm run prove -- same-pages .data ../other/.data')
  const [ones, others] = [pagesOf(first, sites), pagesOf(second, sites)]
  const missing = [...ones.keys()].filter((page) => !others.has(page))
  const extra = [...others.keys()].filter((page) => !ones.has(page))
  const different = [...ones].filter(([page, html]) => others.has(page) && others.get(page) !== html)
  for (const page of missing.slice(0, shown)) console.log(`only in ${first}: ${page}`)
  for (const page of extra.slice(0, shown)) console.log(`only in ${second}: ${page}`)
  for (const [page, html] of different.slice(0, shown))
    console.log(`${page}\n${difference(html, others.get(page) ?? '')}`)
  const same = ones.size - missing.length - different.length
  console.log(
    `${same} of ${ones.size} pages are the same, ${different.length} differ, ${missing.length} are missing, ${extra.length} are new`,
  )
  return ones.size > 0 && different.length + missing.length + extra.length === 0
}
