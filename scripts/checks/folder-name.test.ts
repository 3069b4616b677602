import { expect, test } from 'vitest'
import { findCatchAllNames } from './folder-name.ts'

const where = (...paths: string[]) =>
  findCatchAllNames(paths.map((path) => ({ path }))).map((found) => found.where)

test('a drawer is refused once, however much is in it', () => {
  expect(where('src/utils/a.ts', 'src/utils/b.ts', 'server/common/c.ts')).toEqual([
    'src/utils',
    'server/common',
  ])
})

test('a file that is a drawer is refused too', () => {
  expect(where('src/stores/helpers.ts')).toEqual(['src/stores/helpers.ts'])
})

test('a noun that only contains such a word is fine', () => {
  expect(where('src/domain/commonwealth/manager-name.ts', 'src/ui/Dialog.tsx')).toEqual([])
})
