import { expect, test } from 'vitest'
import { readCommand } from './command.ts'

const read = (line: string) =>
  readCommand(line.split(' ').filter(Boolean), ['publish', 'preview', 'check', 'approve', 'reject'])

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
  expect(() => read('approve course 7')).toThrow('There is no "course" to decide')
})

test.each(['', 'help'])('%j asks for help', (line) => expect(read(line)).toBeUndefined())

test.each([
  ['publsh course 7', 'There is no act "publsh"'],
  ['publish curse 7', 'There is no family "curse"'],
  ['publish course seven', 'not "seven"'],
  ['publish course 0', 'not "0"'],
  ['publish course 7 --at tomorrow', 'not "tomorrow"'],
  ['publish course 7 --variant tablet', '--variant is desktop or mobile'],
  ['publish course 7 --sites eu', '--sites'],
])('%s is told what is wrong with it', (line, message) => {
  expect(() => read(line)).toThrow(message)
})
