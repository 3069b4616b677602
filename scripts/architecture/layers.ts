import { type Arrows, findCycles } from './cycles.ts'
import type { Import } from './imports.ts'
import { layers } from './layer-order.mjs'

const services = 'server/services/'

/**
 * A noun of the services: 'learning/exam'. A file that stands in a layer without a folder is a noun itself; in a checkout from
 * before there were layers, every noun is of one nameless layer.
 */
function nounOf(path: string): string | undefined {
  if (!path.startsWith(services)) return undefined
  const [first = '', second] = path.slice(services.length).split('/')
  return second && (isLayer(first) ? `${first}/${second}` : `/${first}`)
}

const isLayer = (name: string): boolean => layers.includes(name)

const layerOf = (noun: string): string => noun.slice(0, noun.indexOf('/'))

/** Which noun of the services names which, inside each layer. */
function arrowsInLayers(imports: readonly Import[]): Arrows {
  const arrows = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [a, b] = [nounOf(from), nounOf(to)]
    if (!a || !b || a === b || layerOf(a) !== layerOf(b)) continue
    arrows.set(a, (arrows.get(a) ?? new Set()).add(b))
  }
  return arrows
}

/** The cycles of nouns inside the layers of the services, the largest first. */
export const cyclesInLayers = (imports: readonly Import[]): string[][] => findCycles(arrowsInLayers(imports))

/** Imports between the layers that run backwards. */
export const backwardImports = (imports: readonly Import[]): Import[] =>
  imports.filter(({ from, to }) => {
    const [a, b] = [nounOf(from), nounOf(to)]
    return a !== undefined && b !== undefined && layers.indexOf(layerOf(a)) < layers.indexOf(layerOf(b))
  })
