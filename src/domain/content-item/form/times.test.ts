import { expect, test } from 'vitest'
import { listRelativeFields, listTimeFields, toAbsoluteTimes, toRelativeTimes } from './times.ts'

const start = '2026-11-21'
const relative = { mode: 'onsite', startsAt: '+7d 09:00', endsAt: '+7d 17:00', zone: 'Europe/Warsaw' }
const absolute = {
  mode: 'onsite',
  startsAt: '2026-11-28T08:00:00.000Z',
  endsAt: '2026-11-28T16:00:00.000Z',
  zone: 'Europe/Warsaw',
}

test('the time fields of a family are read from its schema', () => {
  expect(listTimeFields('classroom')).toEqual(['startsAt', 'endsAt'])
  expect(listTimeFields('news')).toEqual(['date'])
  expect(listTimeFields('pool')).toEqual([])
})

test('relative times count in the document’s zone, and convert to instants and back', () => {
  expect(toAbsoluteTimes('classroom', relative, start)).toEqual(absolute)
  expect(toRelativeTimes('classroom', absolute, start)).toEqual(relative)
  expect(toAbsoluteTimes('news', { date: '-14d', title: '+1d' }, start)).toEqual({
    date: '2026-11-07',
    title: '+1d',
  })
  expect(toRelativeTimes('news', { date: '2026-11-07' }, start)).toEqual({ date: '-14d' })
})

test('without a valid zone times are in UTC', () => {
  for (const zone of [undefined, 7, 'Mars/Base'])
    expect(toAbsoluteTimes('classroom', { startsAt: '+7d 09:00', zone }, start)).toEqual({
      startsAt: '2026-11-28T09:00:00.000Z',
      zone,
    })
})

test('values that are not in the notation are left to the schema', () => {
  const document = { startsAt: 'soon', endsAt: 7, zone: 'UTC' }
  expect(toAbsoluteTimes('classroom', document, start)).toEqual(document)
})

test('the fields with relative times are listed', () => {
  expect(listRelativeFields('classroom', relative)).toEqual(['startsAt', 'endsAt'])
  expect(listRelativeFields('classroom', { ...absolute, endsAt: '+1d 09:00' })).toEqual(['endsAt'])
})
