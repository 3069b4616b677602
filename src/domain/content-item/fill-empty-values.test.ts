import { expect, test } from 'vitest'
import { documentSchemas } from './families.ts'
import { fillEmptyValues } from './fill-empty-values.ts'

test('missing fields that may be empty become empty', () => {
  const texts = { en: { name: 'Lenses' } }
  expect(fillEmptyValues(documentSchemas.certification, { code: 'A-1', courses: [4], texts })).toEqual({
    ...{ code: 'A-1', courses: [4], level: null, parent: null, prerequisites: [], video: null },
    texts: { en: { name: 'Lenses', task: [] } },
  })
})

test('a language with texts of the page gets the lists that are empty in English', () => {
  const [name, described] = [{ name: 'A' }, { name: 'A', description: '<p>B</p>' }]
  expect(
    fillEmptyValues(documentSchemas.certification, { texts: { en: name, de: described, pl: name } }),
  ).toMatchObject({
    texts: { en: { task: [] }, de: { ...described, task: [] }, pl: name },
  })
  const whole = { en: { ...described, task: ['Mount it.'] }, de: described }
  expect(fillEmptyValues(documentSchemas.certification, { texts: whole })).toMatchObject({ texts: whole })
})

test('fields that need a value, wrong values and unknown fields stay as they are', () => {
  const wrong = { chapters: 7, nmae: 'A', texts: { en: [] } }
  expect(fillEmptyValues(documentSchemas.course, wrong)).toEqual(wrong)
  expect(fillEmptyValues(documentSchemas.course, [])).toEqual([])
})

test('a missing fee stays missing, so that no import makes an item free of charge by mistake', () => {
  expect(fillEmptyValues(documentSchemas.classroom, {})).not.toHaveProperty('fee')
  expect(fillEmptyValues(documentSchemas.classroom, { fee: null })).toMatchObject({ fee: null })
})
