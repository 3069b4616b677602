interface VersionNode {
  id: number
  parent: number | null
}

/**
 * Returns a function that finds the version under which a version is listed: its topmost visible ancestor, or the
 * version itself if its parent is hidden or missing. Cycles of parents are tolerated.
 */
export function createTopVersionFinder(members: readonly VersionNode[]): (id: number) => number {
  const parents = new Map(members.map(({ id, parent }) => [id, parent]))
  return (id) => {
    let top = id
    const visited = new Set([id])
    for (let next = parents.get(top); next != null && parents.has(next); next = parents.get(next)) {
      if (visited.has(next)) return id
      visited.add(next)
      top = next
    }
    return top
  }
}
