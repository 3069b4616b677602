import { expect, test } from 'vitest'
import { exportedFileOf } from './exported-file.ts'
import { quoteNginx } from './nginx-syntax.ts'

test('a page is a file beside the folder of its name', () => {
  const html = 'text/html; charset=utf-8'
  expect(['/', '/eu', '/eu/course/detail/1'].map((path) => exportedFileOf(path, html))).toEqual([
    '/index.html',
    '/eu.html',
    '/eu/course/detail/1.html',
  ])
  expect(exportedFileOf('/eu/sitemap.xml', 'application/xml')).toBe('/eu/sitemap.xml')
  expect(exportedFileOf('/.well-known/security.txt', 'text/plain')).toBe('/.well-known/security.txt')
})

test('a path that could lead out of the folder or out of a line is refused', () => {
  for (const path of [
    '/../x',
    '/eu/..',
    '/eu//x',
    '/.x',
    '/.well-known',
    '/.well-known/.x',
    '/eu/',
    '/a b',
    '/a"b',
    '/a$b',
    '/a\nb',
    'eu',
  ])
    expect(() => exportedFileOf(path, 'text/html'), path).toThrow("can't be exported")
})

test('values with special signs of nginx are refused', () => {
  expect(quoteNginx("frame-ancestors 'none'")).toBe('"frame-ancestors \'none\'"')
  for (const value of ['a"b', 'a$b', 'a\\b', 'a\nb'])
    expect(() => quoteNginx(value), value).toThrow("can't be told")
})
