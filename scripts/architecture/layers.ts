import { findCycles, type Graph } from './cycles.ts'
import type { Import } from './imports.ts'
import { layers } from './layer-order.mjs'

const services = 'server/services/'

/**
 * Returns the resource that a service file belongs to: 'learning/exam'. A file directly in a layer is a resource
 * itself. In a checkout of a commit without layers, all resources are in one nameless layer.
 */
function nounOf(path: string): string | undefined {
  if (!path.startsWith(services)) return undefined
  const [first = '', second] = path.slice(services.length).split('/')
  return second && (isLayer(first) ? `${first}/${second}` : `/${first}`)
}

const isLayer = (name: string): boolean => layers.includes(name)

const layerOf = (noun: string): string => noun.slice(0, noun.indexOf('/'))

/** Returns the imports between resources of the same layer. */
function graphOfLayers(imports: readonly Import[]): Graph {
  const graph = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [a, b] = [nounOf(from), nounOf(to)]
    if (!a || !b || a === b || layerOf(a) !== layerOf(b)) continue
    graph.set(a, (graph.get(a) ?? new Set()).add(b))
  }
  return graph
}

/** Returns the cycles of imports between resources of the same layer, the largest first. */
export const findCyclesInLayers = (imports: readonly Import[]): string[][] =>
  findCycles(graphOfLayers(imports))

/** Returns the imports from a lower layer to a higher one. */
export const findBackwardImports = (imports: readonly Import[]): Import[] =>
  imports.filter(({ from, to }) => {
    const [a, b] = [nounOf(from), nounOf(to)]
    return a !== undefined && b !== undefined && layers.indexOf(layerOf(a)) < layers.indexOf(layerOf(b))
  })
