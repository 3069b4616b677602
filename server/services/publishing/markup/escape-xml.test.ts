import { expect, test } from 'vitest'
import { escapeXml, toXhtmlLines, toXhtmlParagraphs } from './escape-xml.ts'

test('every markup character is escaped', () => {
  expect(escapeXml(`<a b="c">&amp;'</a>`)).toBe(`&lt;a b=&quot;c&quot;&gt;&amp;amp;'&lt;/a&gt;`)
})

test('lines are separated by breaks or become paragraphs', () => {
  expect(toXhtmlLines('a\n<b>\n')).toBe('a<br/>&lt;b&gt;<br/>')
  expect(toXhtmlParagraphs('a\n<b>')).toBe('<p>a</p><p>&lt;b&gt;</p>')
})
