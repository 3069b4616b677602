import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { demonstrationItems } from '#tests/fixtures/demonstration.ts'
import { draftSchemaOf } from './draft-documents.ts'
import { family as families } from './families.ts'
import { looseSchemaOf } from './loose-schema.ts'

const fits = (schema: z.ZodMiniType, value: unknown): boolean => z.safeParse(schema, value).success

test('drafts may have missing fields and empty texts and lists', () => {
  const strict = z.strictObject({
    name: z.string().check(z.minLength(1), z.maxLength(3)),
    parts: z.array(z.strictObject({ id: z.int() })).check(z.minLength(1)),
    day: z.iso.date(),
  })
  for (const value of [{}, { name: '' }, { parts: [] }, { parts: [{}] }, { day: '2026-' }])
    expect([value, fits(looseSchemaOf(strict), value)]).toEqual([value, true])
  for (const value of [
    { name: 7 },
    { name: 'long' },
    { nmae: '' },
    { parts: {} },
    { parts: [{ id: '7' }] },
    'text',
  ])
    expect([value, fits(looseSchemaOf(strict), value)]).toEqual([value, false])
})

describe.each(families.options)('a draft of a %s', (family) => {
  test('may be empty, or a finished document', () => {
    expect(fits(draftSchemaOf(family), {})).toBe(true)
    for (const { document } of demonstrationItems(family).slice(0, 3))
      expect(z.parse(draftSchemaOf(family), document)).toEqual(document)
  })

  test('has no unknown field', () => expect(fits(draftSchemaOf(family), { surprise: true })).toBe(false))
})
