import { expect, test } from 'vitest'
import type { ContentFinding } from '../../domain/content-item/content-finding.ts'
import { groupFindings } from './group-findings.ts'

const finding = (rule: ContentFinding['rule'], detail: string, path = 'texts'): ContentFinding => ({
  ...{ level: rule === 'brokenLink' ? 'error' : 'warning', family: 'course', id: 7, message: '' },
  ...{ rule, detail, path },
})

test('the missing languages of an item are one line, and the old texts of a language another one, after the errors', () => {
  const groups = groupFindings([
    finding('missingTranslation', 'de'),
    finding('missingTranslation', 'pl'),
    finding('textOutdated', 'texts.it.name', 'texts.it.name'),
    finding('textOutdated', 'texts.it.summary', 'texts.it.summary'),
    finding('brokenLink', 'news 8', 'related.0'),
    finding('brokenLink', 'news 9', 'related.1'),
  ])
  expect(groups.map(({ first, count, language, missing }) => [first.rule, count, language, missing])).toEqual(
    [
      ['brokenLink', 1, undefined, []],
      ['brokenLink', 1, undefined, []],
      ['missingTranslation', 2, undefined, ['de', 'pl']],
      ['textOutdated', 2, 'it', []],
    ],
  )
})
