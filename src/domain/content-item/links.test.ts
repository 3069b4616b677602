import { expect, test } from 'vitest'
import { listDocumentLinks, parseLink } from './links.ts'

test.each([
  ['/course/detail/7', { family: 'course', key: '7' }],
  ['/certification/detail/2#take-exam', { family: 'certification', key: '2' }],
  ['/practical-exam/detail/12', { family: 'practicalExam', key: '12' }],
])('%s names an item', (href, reference) => {
  expect(parseLink(href)).toEqual({ href, leads: true, reference })
})

test.each([
  '/',
  '/faq',
  '/my-learning?tab=2',
  '/general-security-certification/overview',
  'https://example.org/x',
])('%s leads somewhere', (href) => expect(parseLink(href)).toEqual({ href, leads: true }))

test.each([
  '/nothing',
  '/course/detail/',
  '/course/detail/0',
  '/course/detail/7x',
  '/old/course/detail/7',
  'http://example.org',
  '',
])('%j leads nowhere', (href) => expect(parseLink(href).leads).toBe(false))

test('links are found in fields and in rich texts, at any depth', () => {
  const document = {
    link: '/news',
    texts: { en: { body: '<p><a href="/faq">FAQ</a></p>' }, de: { body: '<p>nichts</p>' } },
  }
  expect(listDocumentLinks(document).map(({ href }) => href)).toEqual(['/news', '/faq'])
})

test('a list of links is links, and what is no text has none', () => {
  expect(listDocumentLinks({ link: ['/news', '/faq'] }).map(({ href }) => href)).toEqual(['/news', '/faq'])
  expect(listDocumentLinks({ fee: undefined, picture: null, position: 7 })).toEqual([])
})
