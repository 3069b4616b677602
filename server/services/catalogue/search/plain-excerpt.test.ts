import { expect, test } from 'vitest'
import { plainExcerptOf } from './plain-excerpt.ts'

test('a text of 200 characters is whole, and a longer one is cut between words', () => {
  const words = `${'word '.repeat(39)}words`
  expect(words).toHaveLength(200)
  expect(plainExcerptOf(words)).toBe(words)
  expect(plainExcerptOf(`${words}x`)).toBe(`${'word '.repeat(39).trim()}…`)
})

test('a text without spaces is cut anywhere', () => {
  expect(plainExcerptOf('字'.repeat(201))).toBe(`${'字'.repeat(200)}…`)
  expect(plainExcerptOf(` ${'x'.repeat(201)}`)).toBe(`${'x'.repeat(200)}…`)
})

test('entities are decoded, unknown ones stay, and white space becomes one space', () => {
  expect(plainExcerptOf('a &amp; b &lt;c&gt; &quot;d&quot; &#39;e&#39;&nbsp;f &euro;')).toBe(
    `a & b <c> "d" 'e' f &euro;`,
  )
  expect(plainExcerptOf(' a\n\n\tb ')).toBe('a b')
})
