interface Member {
  id: number
  parent: number | null
}

/**
 * Tells under which release each stands: the topmost one above it that is shown, itself where none is. A release whose
 * parent is hidden stands on its own, and however deep one lies, it is never lost.
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
