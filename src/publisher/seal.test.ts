import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { seal } from './seal.ts'

const whole = (html: string): string => seal(html).join('')

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

test('only pages that count visits may load the counter', () => {
  const page = (attributes: string) => `<!doctype html><html${attributes}><head></head><body></body></html>`
  expect(whole(page(' data-analytics="G-TEST"'))).toContain('https://www.googletagmanager.com')
  expect(whole(page(''))).not.toContain('google')
})
