import { expect, test } from 'vitest'
import { findCycles } from './cycles.ts'
import { listImports } from './imports.ts'
import { findBackwardImports, findCyclesInLayers } from './layers.ts'

const arrows = (...pairs: [string, string][]) => {
  const found = new Map<string, Set<string>>()
  for (const [from, to] of pairs) found.set(from, (found.get(from) ?? new Set()).add(to))
  return found
}

test('names that lead to each other are one cycle, however long the way round is', () => {
  expect(findCycles(arrows(['a', 'b'], ['b', 'c'], ['c', 'a'], ['c', 'd']))).toEqual([['a', 'b', 'c']])
})

test('a name that two others lead to is in no cycle', () => {
  expect(findCycles(arrows(['a', 'c'], ['b', 'c']))).toEqual([])
})

test('the larger cycle is first', () => {
  const both = arrows(['a', 'b'], ['b', 'a'], ['x', 'y'], ['y', 'z'], ['z', 'x'])
  expect(findCycles(both)).toEqual([
    ['x', 'y', 'z'],
    ['a', 'b'],
  ])
})

const file = (path: string, ...specifiers: string[]) => ({
  path: `server/services/${path}`,
  text: specifiers.map((specifier) => `import { a } from '${specifier}'`).join('\n'),
})

test('a cycle is one of nouns inside a layer, not of files', () => {
  const imports = listImports([
    file('money/order/place.ts', '../invoice/issue.ts', './quote.ts'),
    file('money/invoice/issue.ts', '../order/quote.ts'),
    file('money/order/quote.ts', '#server/services/platform/content-query/text-of-item.ts'),
  ])
  expect(findCyclesInLayers(imports)).toEqual([['money/invoice', 'money/order']])
})

test('an import runs backwards when it leads to a higher layer', () => {
  const imports = listImports([
    file('platform/outbox/queue.ts', '#server/services/money/order/quote.ts'),
    file('money/order/quote.ts', '#server/services/platform/outbox/queue.ts'),
  ])
  expect(findBackwardImports(imports).map(({ from }) => from)).toEqual([
    'server/services/platform/outbox/queue.ts',
  ])
})
