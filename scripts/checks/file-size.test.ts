import { expect, test } from 'vitest'
import { findLongFiles } from './file-size.ts'

const file = (path: string, lines: number) => ({ path, text: 'a\n'.repeat(lines) })

test('200 lines are fine, 201 are questioned, 301 are refused', () => {
  const levels = [200, 201, 300, 301].map(
    (lines) => findLongFiles([file('src/domain/a.ts', lines)])[0]?.level,
  )
  expect(levels).toEqual([undefined, 'warning', 'warning', 'error'])
})

test('migrations, messages and tests may be long', () => {
  const paths = ['server/db/migrations/first.ts', 'src/i18n/messages/en/a.json', 'src/a.test.ts']
  expect(findLongFiles(paths.map((path) => file(path, 999)))).toEqual([])
})
