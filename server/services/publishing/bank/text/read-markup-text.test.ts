import { expect, test } from 'vitest'
import { textOfHtml } from './text-of-html.ts'

const location = { file: 'a.xml', line: 3 }
const read = (html: string) => textOfHtml(html, location)
const textOf = (html: string) => read(html).text

test.each([
  ['a <b>b</b>\n  c', 'a b c'],
  ['a<br>b', 'a\nb'],
  ['<p>a</p>b', '\na\nb'],
  ['<ul><li>a</li></ul>', '\n\na\n\n'],
  ['m<sup>2</sup> H<sub>2</sub>O x<sup>-(1)</sup>', 'm² H₂O x⁻⁽¹⁾'],
  ['<ruby>漢<rp>(</rp><rt> kan </rt><rp>)</rp></ruby>', '漢 (kan)'],
  ['&lt;i&gt; &amp; <i>x</i>', '<i> & x'],
  ['<math><mi>x</mi></math>', '<math><mi>x</mi></math>'],
])('%j has the text %j', (html, text) => {
  expect(read(html)).toEqual({ text, pictures: [], faults: [] })
})

test.each(['p', 'div', 'li', 'ul', 'ol', 'blockquote', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])(
  'the element %s has lines of its own',
  (name) => {
    expect(textOf(`a<${name}>b</${name}>c`)).toBe('a\nb\nc')
  },
)

test.each(
  'b strong i em u span small big code tt q cite font a abbr s kbd samp var dfn mark bdi bdo ruby rb rbc rtc'.split(
    ' ',
  ),
)('the element %s loses its dress and keeps its words', (name) => {
  expect(read(`a <${name}>b</${name}>`)).toEqual({ text: 'a b', pictures: [], faults: [] })
})

test('only an object is a picture by its type', () => {
  expect(textOf('<a type="image/png">a</a>')).toBe('a')
})

test('pictures are read with addresses and descriptions, and add no text', () => {
  const html =
    'a<img src="a.png" alt="A lens"><img><object type="image/png" data="b.png"> A <b>mast</b> </object><object type="image/x"></object>'
  expect(read(html)).toEqual({
    text: 'a',
    pictures: [
      { source: 'a.png', alt: 'A lens' },
      { source: '', alt: '' },
      { source: 'b.png', alt: 'A mast' },
      { source: '', alt: '' },
    ],
    faults: [],
  })
})

test.each([
  ['<table><tr></tr></table>', 'unknownMarkup', 'table'],
  ['<object data="a.swf">a</object>', 'unknownMarkup', 'object'],
  ['<object type="text/html">a</object>', 'unknownMarkup', 'object'],
  ['<sup>th</sup>', 'unknownMarkup', 'sup'],
  ['<sub>max</sub>', 'unknownMarkup', 'sub'],
  ['<math><maction></maction></math>', 'formula', '<maction>'],
])('%s is a fault', (html, reason, detail) => {
  expect(read(`a ${html} b`)).toEqual({
    ...{ text: 'a  b', pictures: [] },
    faults: [{ ...location, reason, detail }],
  })
})

test('HTML that is nested too deeply is a fault', () => {
  expect(read('<b>'.repeat(60)).faults).toEqual([])
  expect(read('<b>'.repeat(61))).toEqual({
    ...{ text: '', pictures: [] },
    faults: [{ ...location, reason: 'tooDeep' }],
  })
})
