import { expect, test } from 'vitest'
import { judge } from './judge.ts'

test('the scripts of a page are listed in their order, and the text beside them is none', () => {
  const html = '<p>before</p><script>one()</script><p>between</p><script type="module">two()</script>after'
  expect(judge(html)).toEqual({ scripts: ['one()', 'two()'] })
  expect(judge(html), 'from memory').toEqual({ scripts: ['one()', 'two()'] })
})

const data = '<script type="application/ld+json">{"a":1}</script>'
const linked = '<script src="/a.js"></script><script type="module" src="/b.js">left()</script>'

test.each([data, linked, `${linked}${data}`])('a page with %s has no script of its own', (html) => {
  expect(judge(html)).toEqual({ scripts: [] })
  expect(judge(`${html}<p>style=none</p>`), 'by the parser').toEqual({ scripts: [] })
  expect(judge(`${html}<script>beside()</script><p>style=none</p>`)).toEqual({ scripts: ['beside()'] })
})

test('the first element with a style attribute is named', () => {
  expect(judge('<p>x</p><i style="a">y</i><b style="b">z</b>').styled).toBe('i')
  expect(judge('<script style="a">styled()</script>')).toEqual({ scripts: ['styled()'], styled: 'script' })
})

test('a script in an attribute is no script, though another script of the page is known', () => {
  judge('<script>known()</script>')
  const html = '<script>known()</script><img alt="<script>quoted()</script>">'
  expect(judge(html)).toEqual({ scripts: ['known()'] })
})

test('an entity in a script stays as it is written', () => {
  expect(judge('<script>a(1 &lt; 2)</script>')).toEqual({ scripts: ['a(1 &lt; 2)'] })
})

test('a script that was seen a hundred scripts ago is judged again', () => {
  judge('<script>old()</script>')
  for (let index = 0; index < 205; index += 1) judge(`<script>newer(${index})</script>`)
  expect(judge('<img alt="<script>old()</script>">')).toEqual({ scripts: [] })
  judge('<script>last()</script>')
  expect(judge('<img alt="<script>last()</script>">').scripts, 'the newest are remembered').toEqual([
    'last()',
  ])
})
