/** The maximum number of clicks from the home page to any page. */
const maxClicks = 4

/**
 * Returns the pages that can be reached from a page within a number of clicks, by links that work without scripts.
 */
function pagesWithin(
  from: string,
  linksOfPage: ReadonlyMap<string, readonly string[]>,
  clicks: number,
): Set<string> {
  const found = new Set([from])
  let frontier = [from]
  for (let click = 0; click < clicks; click++) {
    const next = frontier.flatMap((path) => linksOfPage.get(path) ?? [])
    frontier = [...new Set(next)].filter((path) => linksOfPage.has(path) && !found.has(path))
    for (const path of frontier) found.add(path)
  }
  return found
}

/**
 * Lists the pages that are too many clicks away from the home page of their site and language. `linksOfPage` contains
 * the paths to which each page links; `homeOf` returns the path of a page's home page.
 */
export function findDistantPages(
  pages: readonly string[],
  linksOfPage: ReadonlyMap<string, readonly string[]>,
  homeOf: (path: string) => string,
): string[] {
  return [...Map.groupBy(pages, homeOf)].flatMap(([home, pagesOfHome]) => {
    const reachable = pagesWithin(home, linksOfPage, maxClicks)
    return pagesOfHome
      .filter((path) => !reachable.has(path))
      .map((path) => `${path} is over ${maxClicks} clicks from ${home}`)
  })
}
