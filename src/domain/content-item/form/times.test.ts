import { expect, test } from 'vitest'
import { relativeFields, timeFields, toAbsoluteTimes, toRelativeTimes } from './times.ts'

const start = '2026-11-21'
const told = { mode: 'onsite', startsAt: '+7d 09:00', endsAt: '+7d 17:00', zone: 'Europe/Warsaw' }
const held = {
  mode: 'onsite',
  startsAt: '2026-11-28T08:00:00.000Z',
  endsAt: '2026-11-28T16:00:00.000Z',
  zone: 'Europe/Warsaw',
}

test('the schema of a family says which of its fields are times', () => {
  expect(timeFields('classroom')).toEqual(['startsAt', 'endsAt'])
  expect(timeFields('news')).toEqual(['date'])
  expect(timeFields('pool')).toEqual([])
})

test('times count from a start in the zone of the document, and become instants and back', () => {
  expect(toAbsoluteTimes('classroom', told, start)).toEqual(held)
  expect(toRelativeTimes('classroom', held, start)).toEqual(told)
  expect(toAbsoluteTimes('news', { date: '-14d', title: '+1d' }, start)).toEqual({
    date: '2026-11-07',
    title: '+1d',
  })
  expect(toRelativeTimes('news', { date: '2026-11-07' }, start)).toEqual({ date: '-14d' })
})

test('where there is no zone, or none that exists, it is UTC', () => {
  for (const zone of [undefined, 7, 'Mars/Base'])
    expect(toAbsoluteTimes('classroom', { startsAt: '+7d 09:00', zone }, start)).toEqual({
      startsAt: '2026-11-28T09:00:00.000Z',
      zone,
    })
})

test('what is no time in the notation stays for the schema to judge', () => {
  const document = { startsAt: 'soon', endsAt: 7, zone: 'UTC' }
  expect(toAbsoluteTimes('classroom', document, start)).toEqual(document)
})

test('which times count from a start is told', () => {
  expect(relativeFields('classroom', told)).toEqual(['startsAt', 'endsAt'])
  expect(relativeFields('classroom', { ...held, endsAt: '+1d 09:00' })).toEqual(['endsAt'])
})
