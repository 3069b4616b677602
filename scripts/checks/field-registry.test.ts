import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contentId } from '#src/domain/content-item/field.ts'
import { listSchemaFields } from '#src/domain/content-item/field-registry/schema-fields.ts'
import { picture } from '#src/domain/content-item/picture.ts'
import { findEntryFaults, findFieldFaults, findSharedPartFaults } from './field-registry.ts'

const fields = listSchemaFields(
  z.strictObject({
    use: z.enum(['quiz', 'practice']),
    pool: contentId,
    parts: z.array(z.strictObject({ active: z.boolean() })),
  }),
)
const complete = {
  use: { label: 'Use' },
  pool: { label: 'Pool', kind: 'reference', family: 'pool' },
  parts: { label: 'Parts' },
  'parts[].active': { label: 'Active' },
} as const

test('complete entries have no fault', () => expect(findEntryFaults(fields, complete)).toEqual([]))

test('a field without a label or kind is a fault', () => {
  expect(findEntryFaults(fields, { ...complete, pool: {} })).toEqual([
    'pool has no label',
    'pool has no kind',
  ])
  const { 'parts[].active': _, ...incomplete } = complete
  expect(findEntryFaults(fields, incomplete)).toEqual(['parts[].active has no label'])
})

test('an entry of an unknown field is a fault', () => {
  expect(findEntryFaults(fields, { ...complete, 'parts[].avtive': { label: 'Active' } })).toEqual([
    'parts[].avtive is no field',
  ])
})

test('a kind that the schema already determines is a fault', () => {
  expect(findEntryFaults(fields, { ...complete, use: { label: 'Use', kind: 'line' } })).toEqual([
    'use: its schema already determines the kind choice',
  ])
})

test('a condition on an unknown field or an impossible value is a fault', () => {
  const shownWhen = (field: string, is: (string | boolean)[]) =>
    findEntryFaults(fields, { ...complete, parts: { label: 'Parts', showWhen: { field, is } } })
  expect(shownWhen('use', ['quiz'])).toEqual([])
  expect(shownWhen('parts[].active', [true])).toEqual([])
  expect(shownWhen('used', ['quiz'])).toEqual(['parts is shown by used, which is no field'])
  expect(shownWhen('use', ['theory', true])).toEqual([
    'parts is shown by use = theory, which use cannot have',
    'parts is shown by use = true, which use cannot have',
  ])
})

test('an entry of an unknown part of a picture is a fault', () => {
  const pictures = listSchemaFields(z.strictObject({ picture: z.optional(picture) }))
  expect(findSharedPartFaults(pictures, { picture: { name: { label: 'File' } } })).toEqual([])
  expect(findSharedPartFaults(pictures, { picture: { nmae: { label: 'File' } } })).toEqual([
    'picture nmae is no part of a field',
  ])
})

test('the registry describes every field of every family', () => expect(findFieldFaults()).toEqual([]))
