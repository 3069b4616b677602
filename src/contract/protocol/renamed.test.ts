import fc from 'fast-check'
import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { flagCode } from './flag-wire.ts'
import { domainFieldName, namingOf } from './naming.ts'
import { renamedWire, spreadCodec, wireObject } from './renamed.ts'
import { codedEnum, idCodec, nullableCodec } from './wire.ts'

const kind = z.enum(['gsc', 'hsc'])
const own = z.object({ status: z.string(), position: z.nullable(z.int()) })
const course = z.object({
  id: z.int(),
  code: z.string(),
  kind,
  needsApproval: z.boolean(),
  own,
  note: z.optional(z.string()),
})

const kindCode = codedEnum({ gsc: '0', hsc: '1' })
const names = {
  code: 'courseCode',
  kind: kindCode,
  needsApproval: ['needAudit', flagCode],
  own: spreadCodec(renamedWire(own, { position: 'waitingPosition' })),
} as const
const courseWire = renamedWire(course, names, { relationId: [z.int(), (ours) => ours.id] })

const onWire = {
  ...{ id: 7, courseCode: 'C-1', kind: '1', needAudit: '0' },
  ...{ status: 'in', waitingPosition: null, relationId: 7 },
}
const ours = {
  ...{ id: 7, code: 'C-1', kind: 'hsc' as const, needsApproval: false },
  own: { status: 'in', position: null },
}

test('a field has another name, another codec, or both on the wire; others are unchanged', () => {
  expect(z.decode(courseWire, onWire)).toEqual(ours)
  expect(z.encode(courseWire, ours)).toEqual(onWire)
})

test('an extended object inherits the wire names', () => {
  const whole = renamedWire(z.extend(course, { chapters: z.array(z.string()) }), {
    ...names,
    chapters: 'contents',
  })
  const { relationId: _, ...same } = onWire
  expect(z.encode(whole, { ...ours, chapters: ['a'] })).toEqual({ ...same, contents: ['a'] })
})

test('any decoded object is encoded to the same wire object', () => {
  const any = fc.record({
    id: fc.integer(),
    code: fc.string(),
    kind: fc.constantFrom(...kind.options),
    needsApproval: fc.boolean(),
    own: fc.record({ status: fc.string(), position: fc.option(fc.integer()) }),
  })
  fc.assert(
    fc.property(any, (value) => {
      expect(z.decode(courseWire, z.encode(courseWire, value))).toEqual(value)
    }),
  )
})

test('an invalid field is refused with its wire name', () => {
  const wrong = z.safeDecode(courseWire, { ...onWire, needAudit: '7', courseCode: 7 as never })
  expect(wrong.error?.issues.map(({ path }) => path[0]).sort()).toEqual(['courseCode', 'needAudit'])
})

const requestWire = wireObject(
  { courseId: ['relationId', idCodec], seqNo: nullableCodec(z.string()), mails: z.optional(z.boolean()) },
  { quizExist: z.optional(z.string()) },
)

test('a request needs no object of the domain; ignored fields are accepted and never sent', () => {
  expect(z.decode(requestWire, { relationId: '7', quizExist: '1' })).toEqual({ courseId: 7, seqNo: null })
  expect(z.encode(requestWire, { courseId: 7, seqNo: null })).toEqual({ relationId: 7, seqNo: null })
})

test('the API document has the wire names', () => {
  const schema = z.toJSONSchema(courseWire, { io: 'input' })
  expect(Object.keys(schema.properties ?? {}).sort()).toEqual([...Object.keys(onWire), 'note'].sort())
  expect(schema.required).not.toContain('note')
})

test('domain names can be looked up, also for a codec with a check', () => {
  const checked = requestWire.check(z.refine(({ courseId }) => courseId < 9))
  expect(Object.keys(namingOf(checked)?.fields ?? {})).toEqual(['courseId', 'seqNo', 'mails'])
  expect([domainFieldName(checked, 'relationId'), domainFieldName(checked, 'mails')]).toEqual([
    'courseId',
    'mails',
  ])
  expect(z.safeDecode(checked, { relationId: 9 }).success).toBe(false)
})

test('both sides have their types', () => {
  expectTypeOf<z.output<typeof courseWire>['kind']>().toEqualTypeOf<'gsc' | 'hsc'>()
  expectTypeOf<z.input<typeof courseWire>['waitingPosition']>().toEqualTypeOf<number | null>()
  expectTypeOf<z.output<typeof requestWire>['courseId']>().toEqualTypeOf<number>()
  // @ts-expect-error a table names fields of the object only
  renamedWire(course, { nothing: 'else' })
  // @ts-expect-error a codec returns the type of the field
  renamedWire(course, { kind: flagCode })
  // @ts-expect-error a wire value matches its codec
  renamedWire(course, {}, { relationId: [z.int(), ({ code }) => code] })
})
