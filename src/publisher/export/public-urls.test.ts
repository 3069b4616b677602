import { expect, test } from 'vitest'
import { publicUrlsOf } from './public-urls.ts'

const origins = { main: 'https://learn.example.org' }

test.each([
  ['main/index.html', '/'],
  ['main/eu/de.html', '/eu/de'],
  ['main/eu/sitemap.xml', '/eu/sitemap.xml'],
  ['main/_astro/a.css', '/_astro/a.css'],
  ['gone/main/eu/a.gone', '/eu/a'],
])('%s is requested as %s', (file, path) => {
  expect(publicUrlsOf([file], origins)).toEqual([`https://learn.example.org${path}`])
})

test.each([
  'nginx.conf',
  'tables.json',
  'main/_headers',
  'main/_redirects',
  'main/404.html',
  'main/eu/404.html',
])('%s is not requested', (file) => {
  expect(publicUrlsOf([file], origins)).toEqual([])
})
