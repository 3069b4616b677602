import { describe, expect, test } from 'vitest'
import { type Family, family as families } from '../families.ts'
import { fieldsOfFamily } from './content-field.ts'

const fieldAt = (family: Family, path: string) => fieldsOfFamily(family).find((field) => field.path === path)

test('a field has the label and kind of its entry, and the limits of its schema', () => {
  expect(fieldAt('classroom', 'capacity')).toEqual({
    ...{ path: 'capacity', label: 'Seats', kind: 'number', group: 'registration', width: 'half' },
    ...{ isRequired: true, isList: false, limits: { minimum: 1, maximum: 1000 } },
  })
  expect(fieldAt('course', 'texts.*.summary')).toMatchObject({
    ...{ label: 'Summary', kind: 'passage', isRequired: true, limits: { minLength: 1, maxLength: 600 } },
  })
})

test('a choice has its values', () => {
  expect(fieldAt('course', 'contentType')).toMatchObject({ kind: 'choice', choices: ['course', 'video'] })
  expect(fieldAt('trainer', 'subjects')).toMatchObject({
    isList: true,
    choices: expect.arrayContaining(['cctv']),
  })
})

test('the fields of a document are in the order of its schema, lists before their parts', () => {
  expect(fieldsOfFamily('province').map(({ path }) => path)).toEqual([
    ...['code', 'cities', 'cities[].texts.*.name', 'audience', 'audience.tenants', 'audience.sites'],
  ])
})

test('optional fields, fields of optional objects, and lists and texts that may be empty are not required', () => {
  const required = (family: Family, path: string) => fieldAt(family, path)?.isRequired
  expect(required('course', 'quiz')).toBe(false)
  expect(required('classroom', 'venue.country')).toBe(false)
  expect(required('classroom', 'taughtIn')).toBe(false)
  expect(required('certification', 'prerequisites')).toBe(false)
  expect(required('pool', 'questions[].texts.*.explanation')).toBe(false)
  expect(required('classroom', 'trainers')).toBe(true)
  expect(required('course', 'chapters[].video')).toBe(true)
  expect(required('course', 'certificationType')).toBe(true)
})

test('parts of a picture follow it and name it as their owner', () => {
  expect(fieldAt('news', 'picture.texts.*.alt')).toMatchObject({
    ...{ label: 'Alternative text', kind: 'line', owner: { path: 'picture', kind: 'picture' } },
  })
  expect(fieldAt('news', 'pictures[].focus.x')).toMatchObject({
    ...{ label: 'Focus from left', limits: { minimum: 0, maximum: 100 } },
    owner: { path: 'pictures[]', kind: 'picture' },
  })
})

test('lists have the limits of their number of values', () => {
  expect(fieldAt('pool', 'questions[].texts.*.options')).toMatchObject({
    ...{ kind: 'lines', isList: true, limits: { maxLength: 6000, minCount: 2, maxCount: 26 } },
  })
})

test('references have a family and a filter, categories a group', () => {
  expect(fieldAt('topic', 'quiz')).toMatchObject({
    kind: 'reference',
    family: 'pool',
    filter: { use: 'quiz' },
  })
  expect(fieldAt('certification', 'type')).toMatchObject({
    kind: 'category',
    categoryGroup: 'certificationType',
  })
})

describe.each(families.options)('a %s', (family) => {
  const fields = fieldsOfFamily(family)

  test('has labels of one to four words and help of sentences', () => {
    for (const { path, label, help } of fields) {
      expect([path, label]).toEqual([path, expect.stringMatching(/^[A-Z][^ .]*( [^ .]+){0,3}$/)])
      if (help !== undefined) expect([path, help]).toEqual([path, expect.stringMatching(/^[A-Z].*[.]$/)])
    }
  })

  test('has no two fields with one path', () => {
    expect(new Set(fields.map(({ path }) => path)).size).toBe(fields.length)
  })
})
