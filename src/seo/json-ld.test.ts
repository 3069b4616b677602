import { expect, test } from 'vitest'
import { formatIsoDuration } from './describe-course.ts'
import { describeBreadcrumbs, jsonForScript } from './json-ld.ts'

test('a text cannot end its script element', () => {
  const json = jsonForScript({ '@type': 'Course', name: '</script><script>alert(1)</script>' })
  expect(json).not.toContain('<')
  expect(JSON.parse(json).name).toBe('</script><script>alert(1)</script>')
})

test('breadcrumbs are numbered from one and have absolute addresses', () => {
  expect(
    describeBreadcrumbs([{ name: 'Home', path: '/eu' }], 'https://learning.example').itemListElement,
  ).toEqual([{ '@type': 'ListItem', position: 1, name: 'Home', item: 'https://learning.example/eu' }])
})

test.each([
  [20, 'PT1M'],
  [2700, 'PT45M'],
  [3600, 'PT1H'],
  [5100, 'PT1H25M'],
])('%i seconds are formatted as %s', (seconds, length) => {
  expect(formatIsoDuration(seconds)).toBe(length)
})
