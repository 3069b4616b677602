import { expect, test } from 'vitest'
import { findWireNames } from './wire-name.ts'

const text = 'const a = 1\nconst rows = answer.courseContentReleaseDTOS\n'

test('a wire name outside the contract is an error with its line', () => {
  expect(findWireNames([{ path: 'src/stores/course.ts', text }])).toEqual([
    {
      level: 'error',
      where: 'src/stores/course.ts:2',
      says: '"courseContentReleaseDTOS" is a wire name: translate it in src/contract',
    },
  ])
})

test('the contract and tests may say wire names', () => {
  const files = ['src/contract/course-wire.ts', 'src/api/create-api.test.ts', 'tests/contract/course.ts']
  expect(findWireNames(files.map((path) => ({ path, text })))).toEqual([])
})
