/** The arrows between names: each name with the names that it leads to. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>

/** The names that can be reached from one; itself only by a way round. */
function reachable(arrows: Arrows, from: string): Set<string> {
  const found = new Set<string>()
  const open = [...(arrows.get(from) ?? [])]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    open.push(...(arrows.get(name) ?? []))
  }
  return found
}

/**
 * Cycles: names that all lead to each other, so that none can be understood without the others. The largest first, each
 * sorted.
 *
 * @example findCycles(new Map([['order', new Set(['invoice'])], ['invoice', new Set(['order'])]]))
 * // [['invoice', 'order']]
 */
export function findCycles(arrows: Arrows): string[][] {
  const reach = new Map([...arrows.keys()].map((name) => [name, reachable(arrows, name)]))
  const cycles = new Map<string, string[]>()
  for (const [name, reached] of reach) {
    if (!reached.has(name)) continue
    const cycle = [...reached].filter((other) => reach.get(other)?.has(name)).sort()
    cycles.set(cycle.join(' '), cycle)
  }
  return [...cycles.values()].sort((a, b) => b.length - a.length)
}
