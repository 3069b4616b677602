import { comparableHtmlOf } from './comparable.ts'
import { readReleasedPages } from './released-page.ts'

const pagesOf = (folder: string, sites?: readonly string[]): Map<string, string> =>
  new Map(
    [...readReleasedPages(folder, sites)].map(({ site, path, html }) => [
      `${site} ${path}`,
      comparableHtmlOf(html),
    ]),
  )

/** Returns the text around the first difference, from both pages. */
function difference(one: string, other: string): string {
  let at = 0
  while (one[at] === other[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 100)
  return `  ${around(one)}\n  ${around(other)}`
}

const maxShown = 10

/**
 * Compares the releases of some or all sites in two data folders. All pages must be equal, byte for byte, except for
 * the names of compiled files.
 */
export async function compareReleases(
  [first, second]: readonly string[],
  sites?: readonly string[],
): Promise<boolean> {
  if (!first || !second)
    throw new Error('Two folders are needed: npm run prove -- same-pages .data ../other/.data')
  const [firstPages, secondPages] = [pagesOf(first, sites), pagesOf(second, sites)]
  const missing = [...firstPages.keys()].filter((page) => !secondPages.has(page))
  const extra = [...secondPages.keys()].filter((page) => !firstPages.has(page))
  const different = [...firstPages].filter(
    ([page, html]) => secondPages.has(page) && secondPages.get(page) !== html,
  )
  for (const page of missing.slice(0, maxShown)) console.log(`only in ${first}: ${page}`)
  for (const page of extra.slice(0, maxShown)) console.log(`only in ${second}: ${page}`)
  for (const [page, html] of different.slice(0, maxShown))
    console.log(`${page}\n${difference(html, secondPages.get(page) ?? '')}`)
  const sameCount = firstPages.size - missing.length - different.length
  console.log(
    `${sameCount} of ${firstPages.size} pages are the same, ${different.length} differ, ${missing.length} are missing, ${extra.length} are new`,
  )
  return firstPages.size > 0 && different.length + missing.length + extra.length === 0
}
