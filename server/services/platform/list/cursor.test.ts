import { expect, test } from 'vitest'
import { type CursorShape, decodeCursor, encodeCursor } from './cursor.ts'

const shape: CursorShape = { list: 'contacts', sort: 'asked', sortValueKind: 'instant', ids: ['number'] }
const position = { sortValue: '2026-11-27T04:17:00.123456Z', source: 0, id: '12' }
const cursor = encodeCursor(shape, position)

const encode = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url')

test('a cursor names its row to the microsecond', () => {
  expect(decodeCursor(shape, cursor)).toEqual(position)
})

test('a cursor of another list or order is rejected', () => {
  expect(decodeCursor({ ...shape, list: 'trainers' }, cursor)).toBeUndefined()
  expect(decodeCursor({ ...shape, sort: '-asked' }, cursor)).toBeUndefined()
})

test.each([
  ['no text at all', ''],
  ['no base64', '§§§'],
  ['no JSON', Buffer.from('[').toString('base64url')],
  ['too few parts', encode('contacts', 'asked')],
  ['no such day', encode('contacts', 'asked', '2026-02-30T00:00:00.000000Z', 0, '12')],
  ['no instant', encode('contacts', 'asked', 'now', 0, '12')],
  ['no such source', encode('contacts', 'asked', position.sortValue, 1, '12')],
  ['a negative source', encode('contacts', 'asked', position.sortValue, -1, '12')],
  ['an id that no column holds', encode('contacts', 'asked', position.sortValue, 0, '2147483648')],
  ['an id of another kind', encode('contacts', 'asked', position.sortValue, 0, 'mail:12')],
])('a cursor with %s is rejected', (_, broken) => {
  expect(decodeCursor(shape, broken)).toBeUndefined()
})

test('a cursor with a text id that PostgreSQL can’t store, or a long one, is rejected', () => {
  const jobs: CursorShape = { ...shape, ids: ['text'] }
  expect(decodeCursor(jobs, encode('contacts', 'asked', position.sortValue, 0, 'site:eu'))?.id).toBe(
    'site:eu',
  )
  expect(decodeCursor(jobs, encode('contacts', 'asked', position.sortValue, 0, 'a\u0000b'))).toBeUndefined()
  expect(
    decodeCursor(jobs, encode('contacts', 'asked', position.sortValue, 0, 'x'.repeat(401))),
  ).toBeUndefined()
})

test('a date that never ends has a position too', () => {
  expect(decodeCursor(shape, encode('contacts', 'asked', 'infinity', 0, '1'))?.sortValue).toBe('infinity')
})
