import { expect, test } from 'vitest'
import { findExportNameFaults } from './export-name.ts'

const check = (...files: [path: string, text: string][]) =>
  findExportNameFaults(files.map(([path, text]) => ({ path, text }))).map(({ message }) => message)

test.each([
  ['keepUpload', 'keepUpload: say save or store instead of keep'],
  ['pageAt', 'pageAt ends in a preposition'],
  ['waiting', 'waiting is a participle without a noun'],
])('%s', (name, message) => {
  expect(check(['src/a.ts', `export const ${name} = 1`])).toEqual([message])
})

test.each(['pageOf', 'checkIn', 'isUnaffectedBy', 'feed', 'Training2'])(
  '%s is a name that the field uses',
  (name) => {
    expect(check(['src/a.ts', `export const ${name} = 1`])).toEqual([])
  },
)

test('a name exported from two files is reported', () => {
  expect(check(['src/a.ts', 'export type Plan = 1'], ['server/b.ts', 'export interface Plan {'])).toEqual([
    'Plan is exported by server/b.ts too: give one a noun of its own',
  ])
})

test('a call and its service share a name, and so do a table and its noun', () => {
  const call = 'export const getCourse = 1'
  expect(
    check(['src/contract/catalogue/course.ts', call], ['server/services/a/get-course.ts', call]),
  ).toEqual([])
  const table = 'export const course = 1'
  expect(check(['server/db/schema/course.ts', table], ['src/domain/course.ts', table])).toEqual([])
})

test('the desk is an application of its own, with names of its own', () => {
  const panel = 'export const Panel = 1'
  expect(check(['src/desk/components/Panel.tsx', panel], ['src/islands/Panel.tsx', panel])).toEqual([])
  expect(check(['src/desk/a.tsx', panel], ['src/desk/b.tsx', panel])).toHaveLength(1)
})

test('tests and default exports may have any name', () => {
  expect(
    check(
      ['src/a.test.ts', 'export const keepAll = 1'],
      ['src/b.tsx', 'export default function Page() {'],
      ['src/c.tsx', 'export default function Page() {'],
    ),
  ).toEqual([])
})
