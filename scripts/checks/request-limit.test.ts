import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { wireObject } from '#src/contract/protocol/renamed.ts'
import { codedEnum, idCodec, nullableCodec, shortText, wireInstant } from '#src/contract/protocol/wire.ts'
import { listUnlimitedFields } from './request-limit.ts'

const fieldsOf = (request: z.ZodMiniType) => listUnlimitedFields({ request })

test('texts, lists and records without a limit are found at any depth', () => {
  const request = wireObject({
    name: z.string(),
    list: ['theirList', z.optional(z.array(z.object({ text: z.nullable(z.string()) })))],
    record: z.record(z.string(), z.string()),
    anything: z.unknown(),
    either: z.union([z.string(), z.number()]),
  })
  expect(fieldsOf(request)).toEqual([
    '.name',
    '.theirList',
    '.theirList[].text',
    '.record',
    '.anything',
    '.either',
  ])
})

test('an object that takes any field is found', () => {
  expect(fieldsOf(z.looseObject({ id: idCodec }))).toEqual([''])
})

test.each([
  ['a longest length', z.string().check(z.maxLength(5))],
  ['a length', z.string().check(z.length(5))],
  ['a pattern of some length', z.string().check(z.regex(/^[a-z+*]{1,5}(-[A-Z]{2})?$/))],
  ['a list', z.array(shortText).check(z.maxLength(3))],
  ['codes and ids', z.object({ id: idCodec, code: codedEnum({ one: '1' }), at: nullableCodec(wireInstant) })],
  ['names', z.enum(['one', 'two'])],
  ['a UUID', z.uuid()],
])('%s is a limit', (_, schema) => {
  expect(fieldsOf(z.object({ field: schema }))).toEqual([])
})

test.each([/^a+$/, /^a*$/, /^a{2,}$/, /a{2}$/, /^a{2}/, /^[a-z]+$/])('%s is not a limit', (pattern) => {
  expect(fieldsOf(z.object({ field: z.string().check(z.regex(pattern)) }))).toEqual(['.field'])
})

test('email addresses and timestamps need a limit too', () => {
  expect(fieldsOf(z.object({ email: z.email(), at: z.iso.datetime() }))).toEqual(['.email', '.at'])
})

test('the document of an editor is limited by its call, other records there are not', () => {
  const record = z.record(z.string(), z.unknown())
  const request = z.object({ document: record, other: record })
  expect(listUnlimitedFields({ request, documents: true })).toEqual(['.other'])
  expect(listUnlimitedFields({ request })).toEqual(['.document', '.other'])
})
