import { expect, test } from 'vitest'
import { findDroppedMarkup, findingsOfIssues } from './draft-findings.ts'

const news = (body: string, more: object = {}) => ({
  ...{ family: 'news' as const, id: 7 },
  document: { texts: { en: { title: 'A', body } }, ...more },
})

test('each issue of a draft is an error that it is not finished, at its path', () => {
  const issues = [{ path: 'date', message: 'expects a date', reason: 'format' }]
  expect(findingsOfIssues(news('<p>A</p>'), issues)).toEqual([
    {
      ...{ level: 'error', family: 'news', id: 7, rule: 'incomplete' },
      ...{ detail: 'format', path: 'date', message: 'expects a date' },
    },
  ])
  expect(findingsOfIssues(news('<p>A</p>'), [])).toEqual([])
})

test('a character that no page can show is reported once', () => {
  const path = 'texts.en.body'
  const issues = ['date', path].map((each) => ({ path: each, message: 'is wrong' }))
  const findings = findingsOfIssues(news('a\u0007b'), issues)
  expect(findings.map(({ rule, path, detail, level }) => [rule, path, detail, level])).toEqual([
    ['unshowableText', path, `${path} U+0007`, 'error'],
    ['incomplete', 'date', '', 'error'],
  ])
  expect(findings[0]?.message).toBe('contains U+0007, a character that can’t be displayed: delete it')
})

test('elements that a page drops are reported at the requested level', () => {
  const html = '<p>A</p><script>b</script>'
  expect(findDroppedMarkup(news(html), 'warning')).toEqual([
    {
      ...{ level: 'warning', family: 'news', id: 7, rule: 'droppedMarkup' },
      ...{ detail: 'script', path: 'texts.en.body' },
      message: 'contains <script>, which pages leave out: delete it',
    },
  ])
  expect(findDroppedMarkup(news('<p>A</p>'), 'error')).toEqual([])
})
