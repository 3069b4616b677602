import { expect, test } from 'vitest'
import type { Failure } from '../api/result.ts'
import { codeOf } from '../contract/codes.ts'
import { isMalware, isTooLarge, troubleOf } from './form.ts'

const refused = (code: number, context: Record<string, unknown> = {}): Failure => ({
  ...{ kind: 'refused', code, message: '', context },
})

test('a refused file is too large, or holds malware, or neither', () => {
  const files = [refused(400, { reason: 'tooLarge' }), refused(400, { reason: 'malware' }), refused(400)]
  expect(files.map(isTooLarge)).toEqual([true, false, false])
  expect(files.map(isMalware)).toEqual([false, true, false])
})

test('a form fails for its fields, for its proof, for too many tries, for another reason, or for the connection', () => {
  const failures = [
    refused(400, { fields: ['email'] }),
    refused(400, { fields: ['email', 'codeId'] }),
    refused(codeOf.tooFrequent),
    refused(400),
    { kind: 'timeout' } as const,
  ]
  expect(failures.map((failure) => troubleOf(failure).why)).toEqual([
    ...['fields', 'unproven', 'tooFrequent', 'refused', 'unreachable'],
  ])
})
