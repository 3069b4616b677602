import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { injectCsp } from './inject-csp.ts'

const textOf = (html: string): string => injectCsp(html).join('')

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

test('the policy is placed before the first script and contains the hash of each inline script', () => {
  const injected = textOf(page('<script>go()</script>'))
  expect(injected.indexOf('http-equiv')).toBeLessThan(injected.indexOf('<script>'))
  expect(injected).toContain("script-src 'self' 'sha256-")
})

test('external scripts and JSON-LD need no hash', () => {
  const injected = textOf(
    page('<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>'),
  )
  expect(injected).toContain("script-src 'self';")
})

test('unsafe-inline never stands in the policy', () => {
  expect(textOf(page(''))).not.toContain('unsafe')
})

test('a style attribute is refused', () => {
  expect(() => textOf(page('', '<p style="color:red">'))).toThrow('style attribute on <p>')
  expect(() => textOf(page('', "<i id='a'\nstyle=x>"))).toThrow('style attribute on <i>')
})

test.each([
  'set style=dark to see it',
  '<p>set style="dark"</p>',
  '<img alt="a > b style=dark">',
  '<img alt=\'1 > 0 style="x"\'>',
  '<a title="<p style=\'x\'>">',
  '<script type="application/ld+json">{"name":"<p style=\\"x\\">"}</script>',
])('text that looks like a style attribute is accepted: %s', (body) => {
  expect(textOf(page('', body))).toContain(body)
})

const hashOf = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`

test('a text that looks like a script neither adds a hash nor hides a script', () => {
  const body = '<img alt="<script>steal()</script>"><p title="<script>">x</p><script>run()</script>'
  const injected = textOf(page('<script>go()</script>', body))
  expect(injected).toContain(`script-src 'self' ${hashOf('go()')} ${hashOf('run()')};`)
  const again = textOf(page('<script>go()</script>', body))
  expect(again).toBe(injected)
})

test('only pages that count visits may report to the counter', () => {
  const page = (attributes: string) => `<!doctype html><html${attributes}><head></head><body></body></html>`
  expect(textOf(page(' data-analytics="G-TEST"'))).toContain('https://*.google-analytics.com')
  expect(textOf(page(''))).not.toContain('google')
})

const policyOf = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]

test('a page without scripts may load its own files only', () => {
  expect(policyOf(textOf(page('')))).toBe(
    [
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'",
      "media-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'",
      "object-src 'none'",
    ].join('; '),
  )
})

test('a page that counts visits may also report to the counter, whose script the portal serves', () => {
  const counting = policyOf(textOf('<html data-analytics="G-TEST"><head></head></html>'))
  expect(counting).toContain("script-src 'self'; ")
  expect(counting).not.toContain('googletagmanager')
  expect(counting).toContain("style-src 'self'; img-src 'self' data: https://*.google-analytics.com; ")
  expect(counting).toMatch(/font-src 'self'; .*object-src 'none'$/)
})

test('videos may come from the origin of the bucket, where there is one, and nothing else may', () => {
  const withBucket = policyOf(injectCsp(page(''), 'https://s3.example.org').join(''))
  expect(withBucket).toContain("; media-src 'self' https://s3.example.org; ")
  expect(withBucket?.match(/s3\.example\.org/g)).toHaveLength(1)
  expect(policyOf(injectCsp(page('')).join(''))).toContain("; media-src 'self'; ")
})

test('the attribute for counting visits is read on the root element only', () => {
  expect(policyOf(textOf(page('', '<p data-analytics="G-TEST">')))).not.toContain('google')
})

test('one script and two scripts with the same joined text have different policies', () => {
  const [one, two] = ['<script>a()b()</script>', '<script>a()</script><script>b()</script>'].map((scripts) =>
    policyOf(textOf(page(scripts))),
  )
  expect(one).toContain(`script-src 'self' ${hashOf('a()b()')};`)
  expect(two).toContain(`script-src 'self' ${hashOf('a()')} ${hashOf('b()')};`)
})

test('the policy stands right after the head tag, and the page around it is unchanged', () => {
  const html = page('<title>x</title>', 'y')
  const [before, meta, after] = injectCsp(html)
  expect(before).toBe('<!DOCTYPE html><html><head>')
  expect(meta).toMatch(/^<meta http-equiv="Content-Security-Policy" content="[^"]*">$/)
  expect(`${before}${after}`).toBe(html)
})

test('a page without a head is refused', () => {
  expect(() => injectCsp('<p>x</p>')).toThrow('A page without <head>')
  expect(injectCsp('<head></head>')[0], 'nothing need stand before it').toBe('<head>')
})

test('a hundred pages with different scripts each have their own hash', () => {
  for (let index = 0; index < 205; index += 1) {
    const script = `page(${index})`
    expect(policyOf(textOf(page(`<script>${script}</script>`)))).toContain(hashOf(script))
  }
})
