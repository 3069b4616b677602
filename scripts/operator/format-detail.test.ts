import { expect, test } from 'vitest'
import { formatDetail } from './format-detail.ts'

test.each([
  [{}, ''],
  [{ reason: 'Task 3' }, ': reason Task 3'],
  [
    { score: 85, before: { score: null, status: 'absent' } },
    ': score 85, before (score none, status absent)',
  ],
  [{ sites: ['eu', 'mena'] }, ': sites (eu, mena)'],
])('%j', (detail, words) => expect(formatDetail(detail)).toBe(words))
