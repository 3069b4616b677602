import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Failure } from '../../api/result.ts'
import { codeByReason } from '../../contract/protocol/codes.ts'
import { formFailureOf, formFailureOfIssues, isMalware } from './form.ts'

const refused = (code: number, context: Record<string, unknown> = {}): Failure => ({
  ...{ kind: 'refused', code, message: '', context },
})

test('a file with malware differs from other refused files, and from a lost upload', () => {
  const files = [refused(400, { reason: 'malware' }), refused(400), { kind: 'timeout' } as const]
  expect(files.map(isMalware)).toEqual([true, false, false])
})

test('a form fails for its fields, for its proof, for too many tries, for another reason, or for the connection', () => {
  const failures = [
    refused(400, { fields: ['email'] }),
    refused(400, { fields: ['email', 'codeId'] }),
    refused(codeByReason.tooFrequent),
    refused(codeByReason.tooFrequent, { reason: 'waitAnHour' }),
    refused(400),
    { kind: 'timeout' } as const,
  ]
  expect(failures.map((failure) => formFailureOf(failure).kind)).toEqual([
    ...['fields', 'unproven', 'tooFrequent', 'waitAnHour', 'refused', 'unreachable'],
  ])
})

test('a refused proof is not reported as an invalid field', () => {
  for (const field of ['validateCode', 'codeId'])
    expect(formFailureOf(refused(400, { fields: ['email', field] }))).toEqual({ kind: 'unproven' })
  expect(formFailureOf(refused(400, { fields: 'email' }))).toEqual({ kind: 'refused' })
  expect(formFailureOf(refused(400, { fields: ['email'] }))).toMatchObject({ fields: ['email'] })
})

test('the wrong fields of a schema are listed once each, in their order', () => {
  const schema = z.object({
    email: z.string().check(z.minLength(3), z.includes('@')),
    address: z.object({ city: z.string() }),
  })
  const { error } = z.safeParse(schema, { email: 'a', address: { city: 7 } })
  expect(formFailureOfIssues(error?.issues ?? [])).toMatchObject({
    kind: 'fields',
    fields: ['email', 'address'],
  })
})
