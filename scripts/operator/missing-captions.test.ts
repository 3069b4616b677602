import { expect, test } from 'vitest'
import { isCaptionMissing } from './missing-captions.ts'

const videos = [
  { name: 'walk', seconds: 60, captions: ['de', 'en'] },
  { name: 'heat', seconds: 60, captions: ['en'] },
]
const course = (...names: (string | null)[]) => ({
  id: 1,
  document: { chapters: names.map((video, index) => ({ id: index, video })) },
})

test.each([
  ['one with captions for each video', course('walk'), 'de', false],
  ['one without captions for one of its videos', course('walk', 'heat'), 'de', true],
  ['one whose video is not stored', course('gone'), 'en', true],
  ['one with chapters without videos', course(null), 'pl', false],
  ['one without chapters', { id: 1, document: {} }, 'pl', false],
  ['one with an introduction without captions', { id: 1, document: { video: 'heat' } }, 'de', true],
  ['one with captions for its introduction', { id: 1, document: { video: 'heat' } }, 'en', false],
])('an item: %s', (_, item, language, lacks) => {
  expect(isCaptionMissing(item, language, videos)).toBe(lacks)
})
