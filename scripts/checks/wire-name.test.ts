import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { renamedWire, spreadCodec, wireObject } from '#src/contract/protocol/renamed.ts'
import { findMisplacedWireNames, listWireOnlyNames } from './wire-name.ts'

const course = z.object({ id: z.int(), name: z.string(), own: z.object({ status: z.string() }) })
const own = renamedWire(course.shape.own, { status: 'ownStatus' })
const calls = [
  {
    request: wireObject({ courseId: ['relationId', z.int()], keyword: z.string() }),
    response: z.array(
      renamedWire(
        course,
        { name: 'courseName', own: spreadCodec(own) },
        { isCharge: [z.boolean(), () => true] },
      ),
    ),
  },
  {
    request: z.object({ relationId: z.int(), noticeId: z.int(), sinceWhen: z.string() }),
    response: z.boolean(),
  },
  { request: z.object({}), response: renamedWire(z.object({ id: z.int() }), { id: 'noticeId' }) },
]

test('names of the wire are those that we call otherwise, in every call, and those that only travel', () => {
  expect(listWireOnlyNames(calls, [])).toEqual(['courseName', 'isCharge', 'ownStatus', 'relationId'])
})

test('a name of the domain is allowed', () => {
  const files = [{ path: 'src/domain/course/course.ts', text: 'const courseName = 1 // isCharge' }]
  expect(listWireOnlyNames(calls, files)).toEqual(['isCharge', 'ownStatus', 'relationId'])
})

test('a name of the wire outside the contract is an error with its line', () => {
  const text = 'const a = 1\n/* relationId:\n a comment */ const rows = { relationId: answer.relationId }\n'
  expect(findMisplacedWireNames([{ path: 'src/stores/course/course.ts', text }], calls)).toEqual([
    {
      level: 'error',
      where: 'src/stores/course/course.ts:3',
      message: '"relationId" is a wire name: translate it in src/contract',
    },
  ])
})

test('names in templates and the usual endings of wire names are found too', () => {
  const text = '---\n---\n<p>{course.courseName}</p>\n<p>{course.releaseDTOS}</p>'
  const found = findMisplacedWireNames([{ path: 'src/pages/a.astro', text }], calls)
  expect(found.map(({ where }) => where)).toEqual(['src/pages/a.astro:3', 'src/pages/a.astro:4'])
})

test('the contract, URL queries and tests may use wire names', () => {
  const homes = [
    'src/contract/catalogue/course-wire.ts',
    'src/query/payment.ts',
    'src/api/create-api.test.ts',
    'tests/a.ts',
  ]
  const text = 'relationId'
  expect(
    findMisplacedWireNames(
      homes.map((path) => ({ path, text })),
      calls,
    ),
  ).toEqual([])
})
