import { expect, test } from 'vitest'
import { findClimbingImports } from './climbing-import.ts'
import { findLayerCycles } from './layer-cycle.ts'

const file = (path: string, ...specifiers: string[]) => ({
  path,
  text: specifiers.map((specifier) => `import { a } from '${specifier}'`).join('\n'),
})

test('an import that climbs three folders is told its name from the root', () => {
  expect(findClimbingImports([file('src/a/b/c/d.ts', '../../../routes.ts', '../../b.ts')])).toEqual([
    {
      level: 'error',
      where: 'src/a/b/c/d.ts',
      message: "'../../../routes.ts' climbs 3 folders or more: '#src/routes.ts'",
    },
  ])
})

test('three nouns may need each other, four may not', () => {
  const service = (from: string, to: string) => file(`server/services/money/${from}/x.ts`, `../${to}/x.ts`)
  const three = [service('a', 'b'), service('b', 'c'), service('c', 'a')]
  expect(findLayerCycles(three)).toEqual([])
  const four = [service('a', 'b'), service('b', 'c'), service('c', 'd'), service('d', 'a')]
  expect(findLayerCycles(four).map(({ message: says }) => says)).toEqual([
    'a cycle of 4 nouns: money/a, money/b, money/c, money/d',
  ])
})
