import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { injectCsp } from './inject-csp.ts'

const whole = (html: string): string => injectCsp(html).join('')

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

test('the policy stands before the first script and names the hash of each inline script', () => {
  const sealed = whole(page('<script>go()</script>'))
  expect(sealed.indexOf('http-equiv')).toBeLessThan(sealed.indexOf('<script>'))
  expect(sealed).toContain("script-src 'self' 'sha256-")
})

test('external scripts and JSON-LD need no hash', () => {
  const sealed = whole(
    page('<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>'),
  )
  expect(sealed).toContain("script-src 'self';")
})

test('unsafe-inline never stands in the policy', () => {
  expect(whole(page(''))).not.toContain('unsafe')
})

test('a style attribute is refused', () => {
  expect(() => whole(page('', '<p style="color:red">'))).toThrow('style attribute on <p>')
  expect(() => whole(page('', "<i id='a'\nstyle=x>"))).toThrow('style attribute on <i>')
})

test.each([
  'set style=dark to see it',
  '<p>set style="dark"</p>',
  '<img alt="a > b style=dark">',
  '<img alt=\'1 > 0 style="x"\'>',
  '<a title="<p style=\'x\'>">',
  '<script type="application/ld+json">{"name":"<p style=\\"x\\">"}</script>',
])('what reads like a style is text: %s', (body) => {
  expect(whole(page('', body))).toContain(body)
})

const hashOf = (script: string) => `'sha256-${hash('sha256', script, 'base64')}'`

test('a text that reads like a script neither opens the policy nor keeps a script out of it', () => {
  const body = '<img alt="<script>steal()</script>"><p title="<script>">x</p><script>run()</script>'
  const sealed = whole(page('<script>go()</script>', body))
  expect(sealed).toContain(`script-src 'self' ${hashOf('go()')} ${hashOf('run()')};`)
  const again = whole(page('<script>go()</script>', body))
  expect(again).toBe(sealed)
})

test('only pages that count visits may report to the counter', () => {
  const page = (attributes: string) => `<!doctype html><html${attributes}><head></head><body></body></html>`
  expect(whole(page(' data-analytics="G-TEST"'))).toContain('https://*.google-analytics.com')
  expect(whole(page(''))).not.toContain('google')
})

const policyOf = (html: string) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1]

test('a page without scripts may load its own files only', () => {
  expect(policyOf(whole(page('')))).toBe(
    [
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'",
      "media-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'",
      "object-src 'none'",
    ].join('; '),
  )
})

test('a page that counts visits may report to the counter, whose script is the portal’s own, and nothing else differs', () => {
  const counting = policyOf(whole('<html data-analytics="G-TEST"><head></head></html>'))
  expect(counting).toContain("script-src 'self'; ")
  expect(counting).not.toContain('googletagmanager')
  expect(counting).toContain("style-src 'self'; img-src 'self' data: https://*.google-analytics.com; ")
  expect(counting).toMatch(/font-src 'self'; .*object-src 'none'$/)
})

test('the attribute that counts visits counts on the root element only', () => {
  expect(policyOf(whole(page('', '<p data-analytics="G-TEST">')))).not.toContain('google')
})

test('one script and two with the same text in all have policies of their own', () => {
  const [one, two] = ['<script>a()b()</script>', '<script>a()</script><script>b()</script>'].map((scripts) =>
    policyOf(whole(page(scripts))),
  )
  expect(one).toContain(`script-src 'self' ${hashOf('a()b()')};`)
  expect(two).toContain(`script-src 'self' ${hashOf('a()')} ${hashOf('b()')};`)
})

test('the policy stands right behind the opened head, and the page around it stays as it is', () => {
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

test('a hundred pages with other scripts each have the hash of their own', () => {
  for (let index = 0; index < 205; index += 1) {
    const script = `page(${index})`
    expect(policyOf(whole(page(`<script>${script}</script>`)))).toContain(hashOf(script))
  }
})
