import { expect, test } from 'vitest'
import { childElementOf, findDescendants, findElements, type MarkupElement, rawTextOf } from './markup.ts'
import { readHtml } from './read-html.ts'
import { readXml } from './read-xml.ts'

const read = (text: string) => readXml('a.xml', text) as MarkupElement

test('XML is a tree of elements and texts, with lines and without prefixes', () => {
  expect(
    read('<q:a x:b="1"\n>c<d/>\n<![CDATA[<e>]]></q:a>'.replace('<q:a', '<q:a xmlns:q="q" xmlns:x="x"')),
  ).toEqual({
    ...{ name: 'a', attributes: { b: '1', q: 'q', x: 'x' }, line: 2 },
    children: ['c', { name: 'd', attributes: {}, children: [], line: 2 }, '\n', '<e>'],
  })
})

test.each([
  ['', 1, 'syntax'],
  ['<a>\n</b>', 2, 'syntax'],
  ['\n<!DOCTYPE a><a/>', 2, 'doctype'],
  [`<a>${'<b>'.repeat(60)}\n<c/>`, 2, 'tooDeep'],
  [`<a>\n${'<b/>'.repeat(300_000)}</a>`, 2, 'tooLarge'],
])('unreadable XML is reported with its line (%#)', (text, line, reason) => {
  expect(readXml('a.xml', text)).toMatchObject({ file: 'a.xml', line, reason })
})

test('a syntax error has a reason without its position', () => {
  expect(readXml('a.xml', '<a>&b;</a>')).toMatchObject({ detail: expect.stringMatching(/^[^:]+\.$/) })
})

test('sixty elements may lie in the root', () => {
  expect(read(`<a>${'<b>'.repeat(60)}${'</b>'.repeat(60)}</a>`).name).toBe('a')
})

test('elements are found right in another or below, by name and in their order', () => {
  const root = read('<r>1<a>2<b>3</b></a><b>4</b><c/></r>')
  const texts = (all: MarkupElement[]) => all.map(rawTextOf)
  expect(findElements(root).map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  expect(texts(findElements(root, 'b', 'c'))).toEqual(['4', ''])
  expect(texts(findDescendants(root, 'b'))).toEqual(['3', '4'])
  expect(texts(findDescendants(root, 'a', 'b'))).toEqual(['23', '3', '4'])
  expect([
    rawTextOf(childElementOf(root, 'b')),
    childElementOf(root, 'x'),
    childElementOf(undefined, 'b'),
  ]).toEqual([...['4', undefined, undefined]])
  expect([rawTextOf(root), rawTextOf(undefined)]).toEqual(['1234', ''])
})

test('any HTML is read without an error', () => {
  expect(readHtml('a</p><b c="d">e &lt;</i><br>', 7)).toEqual({
    ...{ name: 'div', attributes: {}, line: 7 },
    children: [
      'a',
      { name: 'p', attributes: {}, children: [], line: 7 },
      {
        ...{ name: 'b', attributes: { c: 'd' }, line: 7 },
        children: ['e ', '<', { name: 'br', attributes: {}, children: [], line: 7 }],
      },
    ],
  })
})

test('sixty elements of HTML may lie in each other', () => {
  expect(readHtml('<b>'.repeat(60), 1)?.children).toHaveLength(1)
  expect(readHtml('<b>'.repeat(61), 1)).toBeUndefined()
})
