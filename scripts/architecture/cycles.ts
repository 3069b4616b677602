/** A directed graph: each name with the names that it leads to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/** Returns the names that can be reached from a name. The name itself is included only if it is part of a cycle. */
function reachable(graph: Graph, from: string): Set<string> {
  const found = new Set<string>()
  const open = [...(graph.get(from) ?? [])]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue
    found.add(name)
    open.push(...(graph.get(name) ?? []))
  }
  return found
}

/**
 * Returns the cycles, the largest first, each sorted. A cycle consists of names that all lead to each other, so
 * that none can be understood without the others.
 * @example findCycles(new Map([['order', new Set(['invoice'])], ['invoice', new Set(['order'])]])) // [['invoice',
 * 'order']]
 */
export function findCycles(graph: Graph): string[][] {
  const reachableFrom = new Map([...graph.keys()].map((name) => [name, reachable(graph, name)]))
  const cycles = new Map<string, string[]>()
  for (const [name, reached] of reachableFrom) {
    if (!reached.has(name)) continue
    const cycle = [...reached].filter((other) => reachableFrom.get(other)?.has(name)).sort()
    cycles.set(cycle.join(' '), cycle)
  }
  return [...cycles.values()].sort((a, b) => b.length - a.length)
}
