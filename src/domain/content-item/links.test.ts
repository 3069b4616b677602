import { expect, test } from 'vitest'
import { listDocumentLinks, parseLink } from './links.ts'

test.each([
  ['/course/detail/7', { family: 'course', key: '7' }],
  ['/certification/detail/2#take-exam', { family: 'certification', key: '2' }],
  ['/practical-exam/detail/12', { family: 'practicalExam', key: '12' }],
])('%s refers to an item', (href, reference) => {
  expect(parseLink(href)).toEqual({ href, isValid: true, reference })
})

test.each([
  '/',
  '/faq',
  '/my-learning?tab=2',
  '/general-security-certification/overview',
  'https://example.org/x',
])('%s is a valid link', (href) => expect(parseLink(href)).toEqual({ href, isValid: true }))

test.each([
  '/nothing',
  '/course/detail/',
  '/course/detail/0',
  '/course/detail/7x',
  '/old/course/detail/7',
  'http://example.org',
  '',
])('%j is not a valid link', (href) => expect(parseLink(href).isValid).toBe(false))

test('links are found in fields and in rich texts, at any depth', () => {
  const document = {
    link: '/news',
    texts: { en: { body: '<p><a href="/faq">FAQ</a></p>' }, de: { body: '<p>nichts</p>' } },
  }
  expect(listDocumentLinks(document).map(({ href }) => href)).toEqual(['/news', '/faq'])
})

test('a list of links contains links, and values that are not text contain none', () => {
  expect(listDocumentLinks({ link: ['/news', '/faq'] }).map(({ href }) => href)).toEqual(['/news', '/faq'])
  expect(listDocumentLinks({ fee: undefined, picture: null, position: 7 })).toEqual([])
})
