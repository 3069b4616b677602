import { expect, test } from 'vitest'
import { seal } from './seal.ts'

const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

test('the policy stands before the first script and names the hash of each inline script', () => {
  const sealed = seal(page('<script>go()</script>'))
  expect(sealed.indexOf('http-equiv')).toBeLessThan(sealed.indexOf('<script>'))
  expect(sealed).toContain("script-src 'self' 'sha256-")
})

test('external scripts and JSON-LD need no hash', () => {
  const sealed = seal(
    page('<script type="module" src="/a.js"></script><script type="application/ld+json">{}</script>'),
  )
  expect(sealed).toContain("script-src 'self';")
})

test('unsafe-inline never stands in the policy', () => {
  expect(seal(page(''))).not.toContain('unsafe')
})

test('a style attribute is refused', () => {
  expect(() => seal(page('', '<p style="color:red">'))).toThrow('style attribute')
})

test('only pages that count visits may load the counter', () => {
  const page = (attributes: string) => `<!doctype html><html${attributes}><head></head><body></body></html>`
  expect(seal(page(' data-analytics="G-TEST"'))).toContain('https://www.googletagmanager.com')
  expect(seal(page(''))).not.toContain('google')
})
