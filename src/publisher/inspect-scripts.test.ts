import { expect, test } from 'vitest'
import { inspectScripts } from './inspect-scripts.ts'

test('the scripts of a page are listed in their order, without the text around them', () => {
  const html = '<p>before</p><script>one()</script><p>between</p><script type="module">two()</script>after'
  expect(inspectScripts(html)).toEqual({ scripts: ['one()', 'two()'] })
  expect(inspectScripts(html), 'from memory').toEqual({ scripts: ['one()', 'two()'] })
})

test('an inline script whose attribute has a name that ends in src is found', () => {
  expect(inspectScripts('<script data-src="/a.js">three()</script>')).toEqual({ scripts: ['three()'] })
})

const data = '<script type="application/ld+json">{"a":1}</script>'
const external = '<script src="/a.js"></script><script type="module" src="/b.js">left()</script>'

test.each([data, external, `${external}${data}`])('a page with %s has no inline script', (html) => {
  expect(inspectScripts(html)).toEqual({ scripts: [] })
  expect(inspectScripts(`${html}<p>style=none</p>`), 'by the parser').toEqual({ scripts: [] })
  expect(inspectScripts(`${html}<script>beside()</script><p>style=none</p>`)).toEqual({
    scripts: ['beside()'],
  })
})

test('the first element with a style attribute is named', () => {
  expect(inspectScripts('<p>x</p><i style="a">y</i><b style="b">z</b>').styled).toBe('i')
  expect(inspectScripts('<script style="a">styled()</script>')).toEqual({
    scripts: ['styled()'],
    styled: 'script',
  })
})

test('a script in an attribute is no script, although another script of the page is known', () => {
  inspectScripts('<script>known()</script>')
  const html = '<script>known()</script><img alt="<script>quoted()</script>">'
  expect(inspectScripts(html)).toEqual({ scripts: ['known()'] })
})

test('an entity in a script stays as it is written', () => {
  expect(inspectScripts('<script>a(1 &lt; 2)</script>')).toEqual({ scripts: ['a(1 &lt; 2)'] })
})

test('a script that was parsed a hundred scripts ago is parsed again', () => {
  inspectScripts('<script>old()</script>')
  for (let index = 0; index < 205; index += 1) inspectScripts(`<script>newer(${index})</script>`)
  expect(inspectScripts('<img alt="<script>old()</script>">')).toEqual({ scripts: [] })
  inspectScripts('<script>last()</script>')
  expect(inspectScripts('<img alt="<script>last()</script>">').scripts, 'the newest are remembered').toEqual([
    'last()',
  ])
})
