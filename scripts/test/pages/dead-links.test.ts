import { expect, test } from 'vitest'
import { findDeadPageLinks } from './dead-links.ts'
import { readPageLinks } from './page-links.ts'

const origins = { main: 'http://localhost:1', sister: 'http://micro.localhost:1' }
const deadOf = (body: string) =>
  findDeadPageLinks({
    origins,
    pages: {
      main: new Map([
        ['/', readPageLinks(body)],
        ['/eu', readPageLinks('<main id="content"></main>')],
      ]),
      sister: new Map([['/only', readPageLinks('')]]),
    },
    exists: (_, path) => path === '/_astro/a.js',
  })

test('pages, files, anchors and routes of the server are found', () => {
  const links = [
    '/eu',
    '/eu#content',
    '/eu?view=mobile',
    '#',
    '/user/sso/login?target=%2F',
    '/api/openapi.json',
  ]
  expect(deadOf(links.map((link) => `<a href="${link}">a</a>`).join(''))).toEqual([])
  expect(deadOf('<script src="/_astro/a.js"></script>')).toEqual([])
})

test('a page that is not there, an anchor that is not there and a trailing slash are dead', () => {
  expect(deadOf('<a href="/gone"></a><a href="/eu#gone"></a><a href="/eu/"></a>')).toEqual([
    'main / -> /gone: no page, file or route',
    'main / -> /eu#gone: no such anchor',
    'main / -> /eu/: no page, file or route',
  ])
})

test('a page of the other tenant is not a page of this one, unless its origin is named', () => {
  expect(deadOf('<a href="/only"></a>')).toHaveLength(1)
  expect(deadOf('<a href="http://micro.localhost:1/only"></a>')).toEqual([])
  expect(deadOf('<link rel="canonical" href="http://localhost:1/gone">')).toHaveLength(1)
})

test('external, mail and telephone links are not requested', () => {
  expect(deadOf('<a href="https://example.org/gone"></a><a href="mailto:a@example.org"></a>')).toEqual([])
})

test('an empty address and javascript: are dead', () => {
  expect(deadOf('<a href=""></a><a href="javascript:void 0"></a>')).toHaveLength(2)
})

test('every source of a srcset is followed; text in scripts and comments is not', () => {
  expect(deadOf('<img srcset="/a.png 1x, /b.png 2x" src="/c.png" alt="">')).toHaveLength(3)
  expect(deadOf(`<!-- <a href="/a"> --><script>'<a href="/b">'</script>`)).toEqual([])
})

test('entities in an address are read', () => {
  expect(readPageLinks('<a href="/a?b=1&amp;c=2">a</a>').links).toEqual(['/a?b=1&c=2'])
})
