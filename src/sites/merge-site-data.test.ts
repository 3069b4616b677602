import { expect, test } from 'vitest'
import { findDecidingLayer, mergeSiteData } from './merge-site-data.ts'

const base = { a: 1, deep: { x: 1, y: { z: 1 } }, list: [1, 2], gone: { x: 1 } }
const own = { a: 2, deep: { y: { w: 2 } }, list: [3], gone: null }

test('objects are merged field by field; lists, values and null replace', () => {
  expect(mergeSiteData(base, own)).toEqual({ a: 2, deep: { x: 1, y: { z: 1, w: 2 } }, list: [3], gone: null })
})

test('an absent file changes nothing', () => {
  expect(mergeSiteData(base, {})).toEqual(base)
  expect(mergeSiteData({}, own)).toEqual(own)
})

test.each([
  [['a'], 1],
  [['deep', 'x'], 0],
  [['deep', 'y', 'w'], 1],
  [['list', 1, 'id'], 1],
  [['gone', 'x'], 1],
  [['nowhere'], 1],
])('%j is decided by layer %i', (path, layer) => expect(findDecidingLayer([base, own], path)).toBe(layer))
