import { expect, test } from 'vitest'
import { findStructuredDataFaults } from './structured-data.ts'

const page = (data: object) =>
  `<head><script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...data })}</script></head>`

const video = {
  '@type': 'VideoObject',
  name: 'Video security',
  description: 'What the certification is about.',
  thumbnailUrl: 'https://learning.example/og/video.png',
  uploadDate: '2026-01-05T09:00:00Z',
  duration: 'PT90S',
  contentUrl: 'https://learning.example/media/1.mp4',
  inLanguage: 'en',
}

test('a video with all properties that search engines require has no errors', () => {
  expect(findStructuredDataFaults(page(video))).toEqual([])
  expect(findStructuredDataFaults('<p>no data</p>')).toEqual([])
})

test('a relative address, an invalid duration, an unknown field and an unknown type are errors', () => {
  expect(findStructuredDataFaults(page({ ...video, contentUrl: '/media/1.mp4' }))).toEqual([
    'VideoObject contentUrl: Invalid URL',
  ])
  expect(findStructuredDataFaults(page({ ...video, duration: 'PT' }))).toEqual([
    'VideoObject duration: must be a duration such as "PT1H25M"',
  ])
  expect(findStructuredDataFaults(page({ ...video, colour: 'red' }))).toEqual([
    'VideoObject : Unrecognized key: "colour"',
  ])
  expect(findStructuredDataFaults(page({ '@type': 'Film' }))).toHaveLength(1)
})

test('breadcrumbs are numbered from one, and data has its language', () => {
  const crumb = { '@type': 'ListItem', position: 2, name: 'Home', item: 'https://learning.example/eu' }
  expect(findStructuredDataFaults(page({ '@type': 'BreadcrumbList', itemListElement: [crumb] }))).toEqual([
    'BreadcrumbList itemListElement: must have positions from one',
  ])
  expect(findStructuredDataFaults(page({ ...video, '@context': 'https://example.org' }))).toEqual([
    'VideoObject: no context',
  ])
})
