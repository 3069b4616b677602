import { expect, test } from 'vitest'
import { findingsInWords } from './findings-in-words.ts'

const missing = (id: number, detail: string) =>
  ({ level: 'warning', rule: 'missingTranslation', family: 'course', id, detail }) as const

test('errors are told one by one, missing translations by language', () => {
  const cycle = {
    level: 'error',
    rule: 'prerequisiteCycle',
    family: 'certification',
    id: 4,
    detail: '4',
  } as const
  expect(findingsInWords([missing(1, 'fr'), cycle, missing(2, 'fr'), missing(1, 'th')])).toEqual([
    'error: certification 4: prerequisiteCycle: 4',
    'warning: fr: 2 items are shown in English',
    'warning: th: 1 items are shown in English',
  ])
})

test('of nothing nothing is told', () => expect(findingsInWords([])).toEqual([]))
