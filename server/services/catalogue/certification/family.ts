interface Member {
  id: number
  parent: number | null
}

/**
 * Returns a function that tells under which release a release is listed: the topmost shown one above it, or
 * itself where none is. A release whose parent is hidden stands on its own; however deep one lies, it is
 * never lost.
 */
export function topReleases(members: readonly Member[]): (id: number) => number {
  const parents = new Map(members.map(({ id, parent }) => [id, parent]))
  return (id) => {
    let top = id
    const passed = new Set([id])
    for (let next = parents.get(top); next != null && parents.has(next); next = parents.get(next)) {
      if (passed.has(next)) return id
      passed.add(next)
      top = next
    }
    return top
  }
}
