import { expect, test } from 'vitest'
import { readCommand } from './command.ts'

const read = (line: string) =>
  readCommand(line.split(' ').filter(Boolean), [
    ...[
      'publish',
      'preview',
      'check',
      'save',
      'approve',
      'reject',
      'confirm',
      'close',
      'mails',
      'import',
      'export',
    ],
  ])

test('a command names an act, an item, and where', () => {
  expect(read('publish course 7 --site eu --site mena')).toEqual({
    act: 'publish',
    family: 'course',
    id: 7,
    sites: ['eu', 'mena'],
    variant: 'desktop',
    document: false,
  })
  expect(read('preview news 3 --language de --variant mobile')).toMatchObject({
    language: 'de',
    variant: 'mobile',
  })
  expect(read('publish course 7 --at 2026-12-01T09:00:00+01:00')).toMatchObject({
    at: '2026-12-01T08:00:00.000Z',
  })
})

test('reviewers decide of registrations and applications', () => {
  expect(read('approve registration 12')).toMatchObject({ decidable: 'registration', id: 12 })
  expect(read('reject application 3 --reason name')).toMatchObject({
    decidable: 'application',
    reason: 'name',
  })
  expect(read('save trainer 12 --file cv.pdf')).toMatchObject({
    decidable: 'trainer',
    id: 12,
    file: 'cv.pdf',
  })
  expect(() => read('approve course 7')).toThrow('There is no "course" to decide')
})

test('finance names orders and events by their own numbers, and amounts with two decimals', () => {
  expect(read('confirm K7QF-2MWX --reference B-1 --amount 300.76 --currency EUR')).toMatchObject({
    ...{ payment: 'K7QF-2MWX', reference: 'B-1', amount: 30_076, currency: 'EUR' },
  })
  expect(read('close stripe:evt_1 --note refunded')).toMatchObject({
    payment: 'stripe:evt_1',
    note: 'refunded',
  })
})

test('content is read from a folder and written to one, with times that count from a day', () => {
  expect(read('import --folder content --start 2026-11-22')).toMatchObject({
    ...{ act: 'import', folder: 'content', day: '2026-11-22' },
  })
  expect(read('export course --folder out --relative-to 2026-11-22')).toMatchObject({
    ...{ act: 'export', family: 'course', folder: 'out', day: '2026-11-22' },
  })
})

test.each(['', 'help'])('%j asks for help', (line) => expect(read(line)).toBeUndefined())

test.each([
  ['publsh course 7', 'There is no act "publsh"'],
  ['publish curse 7', 'There is no family "curse"'],
  ['publish course seven', 'not "seven"'],
  ['publish course 0', 'not "0"'],
  ['publish course 7 --at tomorrow', 'not "tomorrow"'],
  ['publish course 7 --at 2026-12-01T08:00:00Z --site eu', 'without --site'],
  ['publish course 7 --variant tablet', '--variant is desktop or mobile'],
  ['publish course 7 --sites eu', '--sites'],
  ['import --folder content --start today', 'not "today"'],
  ['export --folder out --relative-to 2026-02-30', 'not "2026-02-30"'],
  ['confirm K7QF --amount 300', 'not "300"'],
  ['confirm K7QF --amount 300.7', 'not "300.7"'],
  ['confirm K7QF --currency USD', 'not "USD"'],
])('%s is told what is wrong with it', (line, message) => {
  expect(() => read(line)).toThrow(message)
})

test('mails are listed, or one is named by its number', () => {
  expect(read('mails')).toMatchObject({ act: 'mails' })
  expect(read('mails 12')).toMatchObject({ act: 'mails', id: 12 })
  expect(() => read('mails course')).toThrow('whole number')
})

test('a person is named by the address', () => {
  expect(readCommand(['sign-off', 'ada@example.org'], ['sign-off'])).toMatchObject({
    act: 'sign-off',
    email: 'ada@example.org',
  })
})

test('a folder is backed up and restored; an edition of an item is restored as before', () => {
  const acts = ['backup', 'restore']
  expect(readCommand(['backup', '/srv/b'], acts)).toMatchObject({ act: 'backup', backup: '/srv/b' })
  expect(readCommand(['restore', '/srv/b'], acts)).toMatchObject({ act: 'restore', backup: '/srv/b' })
  const edition = readCommand(['restore', 'course', '7', '--edition', '2'], acts)
  expect(edition).toMatchObject({ family: 'course', id: 7, edition: 2 })
  expect(edition?.backup).toBeUndefined()
})
