import { expect, test } from 'vitest'
import { bannerDocument } from './banner-document.ts'

const banner = {
  position: 1,
  subject: 'base',
  link: null,
  audience: { tenants: ['main'] },
  texts: { en: { title: 'Learn', text: 'At your own pace.' } },
}
const may = (place: string, kind: string | null) =>
  bannerDocument.safeParse({ ...banner, place, kind }).success

test('the home page has no kind, every other page has one', () => {
  expect(may('home', null)).toBe(true)
  expect(may('overview', 'hsc')).toBe(true)
  expect(may('home', 'hsc')).toBe(false)
  expect(may('classroom', null)).toBe(false)
})
