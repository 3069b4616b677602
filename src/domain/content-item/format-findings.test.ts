import { expect, test } from 'vitest'
import { formatFindings } from './format-findings.ts'

const missing = (id: number, detail: string) =>
  ({
    ...({ level: 'warning', rule: 'missingTranslation', family: 'course', id, detail } as const),
    ...{ path: 'texts', message: `are missing in ${detail}` },
  }) as const

test('errors have one line each, missing translations one line per language', () => {
  const cycle = {
    level: 'error',
    rule: 'prerequisiteCycle',
    family: 'certification',
    id: 4,
    detail: '4',
    path: 'prerequisites',
    message: 'lead back to certification 4 itself',
  } as const
  expect(formatFindings([missing(1, 'fr'), cycle, missing(2, 'fr'), missing(1, 'th')])).toEqual([
    'error: certification 4: prerequisites lead back to certification 4 itself',
    'warning: not in fr: course 1-2',
    'warning: not in th: course 1',
  ])
})

test('a warning about a field has its path', () => {
  const message = 'contains <table>, which pages leave out'
  const dropped = { level: 'warning', rule: 'droppedMarkup', family: 'faq', id: 2, detail: 'table' } as const
  expect(formatFindings([{ ...dropped, path: 'texts.en.answer', message }])).toEqual([
    'warning: faq 2: texts.en.answer contains <table>, which pages leave out',
  ])
})

test('without findings there are no lines', () => expect(formatFindings([])).toEqual([]))
