import { expect, test } from 'vitest'
import type { PartialDocument } from './document-path.ts'
import { mergeConflict } from './merge-conflict.ts'
import { isChangeMissing, listRestoredChanges, restoreSetAside } from './set-aside.ts'

/** Returns a course whose chapters have these names: `{ 1: 'Lenses' }`. The order is given by `ids`. */
const course = (names: Record<string, string>, ids = Object.keys(names)): PartialDocument => ({
  chapters: ids.map((id) => (id === 'new' ? {} : { id: Number(id) })),
  texts: { en: { chapters: ids.map((id) => ({ name: names[id] })) } },
})

const start = course({ 1: 'Lenses', 2: 'Cables' })
const renamed = course({ 1: 'Lenses (mine)', 2: 'Cables' })
const reordered = course({ 1: 'Lenses', 2: 'Cables' }, ['2', '1'])

/** Merges two documents that were edited from `start`. */
function merge(theirs: PartialDocument, mine: PartialDocument) {
  const other = { document: theirs, version: 2, edition: 1, editor: 'ada', at: '2026-01-15T12:00:00.000Z' }
  return mergeConflict({ id: 7, base: start, theirs: other }, mine)
}

test('a name follows its chapter that the other editor moved', () => {
  const { merged, clashes } = merge(reordered, renamed)
  expect(merged).toEqual(course({ 1: 'Lenses (mine)', 2: 'Cables' }, ['2', '1']))
  expect(clashes).toEqual([])
  expect(merge(renamed, reordered).merged).toEqual(merged)
})

test('a chapter that was removed does not come back empty', () => {
  const without = course({ 2: 'Cables' })
  expect(merge(course({ 1: 'Lenses', 2: 'Cables (theirs)' }), without).merged).toEqual(
    course({ 2: 'Cables (theirs)' }),
  )
  expect(merge(without, course({ 1: 'Lenses', 2: 'Cables (mine)' })).merged).toEqual(
    course({ 2: 'Cables (mine)' }),
  )
})

test('a chapter that one editor removed stays if the other one changed it', () => {
  const without = course({ 2: 'Cables' })
  expect(merge(renamed, without).merged).toEqual(course({ 1: 'Lenses (mine)', 2: 'Cables' }, ['2', '1']))
  expect(merge(without, renamed).merged).toEqual(course({ 1: 'Lenses (mine)', 2: 'Cables' }, ['2', '1']))
})

test('chapters that both editors added stay apart', () => {
  const theirs = course({ 1: 'Lenses', 2: 'Cables', 3: 'Theirs' })
  const mine = course({ 1: 'Lenses', 2: 'Cables', new: 'Mine' }, ['1', '2', 'new'])
  expect(merge(theirs, mine).merged).toEqual(
    course({ 1: 'Lenses', 2: 'Cables', 3: 'Theirs', new: 'Mine' }, ['1', '2', '3', 'new']),
  )
})

test('a kept text is restored in its chapter, although chapters were moved since', () => {
  const theirs = course({ 1: 'Lenses (theirs)', 2: 'Cables' })
  const kept = { document: renamed, base: theirs }
  const later = course({ 1: 'Lenses (theirs)', 2: 'Cables' }, ['2', '1'])
  const restored = restoreSetAside(kept, later)
  expect(restored).toEqual(course({ 1: 'Lenses (mine)', 2: 'Cables' }, ['2', '1']))
  expect(restoreSetAside({ document: later, base: restored }, restored)).toEqual(later)
})

test('an order that was given up is kept, named and restored', () => {
  const theirs = course({ 1: 'Lenses (theirs)', 2: 'Cables' })
  const other = { document: theirs, version: 2, edition: 1, editor: 'ada', at: '2026-01-15T12:00:00.000Z' }
  expect(isChangeMissing({ id: 7, base: start, theirs: other }, reordered, theirs)).toBe(true)
  const kept = { document: course({ 1: 'Lenses (theirs)', 2: 'Cables' }, ['2', '1']), base: theirs }
  expect(listRestoredChanges(kept, theirs).map(({ path }) => path)).toEqual([['chapters']])
  expect(restoreSetAside(kept, theirs)).toEqual(kept.document)
})
