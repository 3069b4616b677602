import { expect, test } from 'vitest'
import type { Failure } from '../../api/result.ts'
import { captionIssues } from './caption-issues.ts'

test('a faulty line of captions is named by its number, once', () => {
  const context = { issues: [{ path: 'line 1', message: 'has no time.' }] }
  const failure: Failure = { kind: 'refused', code: 400, message: 'No captions', context }
  const sentences = captionIssues(failure, (_, values) => `Line ${values?.line} ${values?.message}`)
  expect(sentences).toEqual(['Line 1 has no time.'])
})
