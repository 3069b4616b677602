import { type Arrows, knotsOf } from './cycles.ts'
import type { Import } from './imports.ts'
import { wings } from './layer-order.mjs'

const services = 'server/services/'

/**
 * A noun of the services: 'learning/exam'. A file that stands in a wing without a folder is a noun itself; in a checkout from
 * before there were wings, every noun is of one nameless wing.
 */
function nounOf(path: string): string | undefined {
  if (!path.startsWith(services)) return undefined
  const [first = '', second] = path.slice(services.length).split('/')
  return second && (isWing(first) ? `${first}/${second}` : `/${first}`)
}

const isWing = (name: string): boolean => wings.includes(name)

const wingOf = (noun: string): string => noun.slice(0, noun.indexOf('/'))

/** Which noun of the services names which, inside each wing. */
function arrowsInWings(imports: readonly Import[]): Arrows {
  const arrows = new Map<string, Set<string>>()
  for (const { from, to } of imports) {
    const [a, b] = [nounOf(from), nounOf(to)]
    if (!a || !b || a === b || wingOf(a) !== wingOf(b)) continue
    arrows.set(a, (arrows.get(a) ?? new Set()).add(b))
  }
  return arrows
}

/** The knots of nouns inside the wings of the services, the largest first. */
export const knotsInWings = (imports: readonly Import[]): string[][] => knotsOf(arrowsInWings(imports))

/** Imports between the wings that run backwards. */
export const backwardImports = (imports: readonly Import[]): Import[] =>
  imports.filter(({ from, to }) => {
    const [a, b] = [nounOf(from), nounOf(to)]
    return a !== undefined && b !== undefined && wings.indexOf(wingOf(a)) < wings.indexOf(wingOf(b))
  })
