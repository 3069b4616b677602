/** The most clicks from the home page to any page. */
const mostClicks = 4

/** The pages that can be reached from one within some clicks, each click by a link that needs no scripts. */
function reached(from: string, ways: ReadonlyMap<string, readonly string[]>, clicks: number): Set<string> {
  const found = new Set([from])
  let edge = [from]
  for (let click = 0; click < clicks; click++) {
    const next = edge.flatMap((path) => ways.get(path) ?? [])
    edge = [...new Set(next)].filter((path) => ways.has(path) && !found.has(path))
    for (const path of edge) found.add(path)
  }
  return found
}

/**
 * The pages that are too far from the home page of their site and language. `ways`: the paths that each page
 * links to; `homeOf`: the path of a page's home.
 */
export function farPages(
  pages: readonly string[],
  ways: ReadonlyMap<string, readonly string[]>,
  homeOf: (path: string) => string,
): string[] {
  return [...Map.groupBy(pages, homeOf)].flatMap(([home, own]) => {
    const near = reached(home, ways, mostClicks)
    return own
      .filter((path) => !near.has(path))
      .map((path) => `${path} is over ${mostClicks} clicks from ${home}`)
  })
}
