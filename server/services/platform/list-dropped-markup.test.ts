import { expect, test } from 'vitest'
import { listDroppedMarkup } from './list-dropped-markup.ts'

test('elements and attributes that a page drops are named once each', () => {
  const html = '<h2>A</h2><table><tr><td>1</td></tr></table><h2>B</h2><p onclick="x()">C</p><img src="a.png">'
  expect(listDroppedMarkup(html)).toEqual(['h2', 'table', 'tr', 'td', 'p onclick', 'img'])
})

test('a link that a page drops is named with its address', () => {
  expect(listDroppedMarkup('<a href="http://a.example?b=1&amp;c=2">A</a>')).toEqual([
    'a href="http://a.example?b=1&c=2"',
  ])
  expect(listDroppedMarkup('<a href="//a.example">A</a>')).toEqual(['a href="//a.example"'])
})

test('markup that a page shows is not reported', () => {
  const shown =
    '<p>A <strong>b</strong> <em>c</em><br>d</p><ul><li>e</li></ul><ol><li><a href="/faq">f</a></li></ol><a href="https://a.example/?b=1&amp;c=2">g</a>'
  expect(listDroppedMarkup(shown)).toEqual([])
})
