import { expect, test } from 'vitest'
import { openPage } from '#tests/fixtures/page.ts'

test('a speed is stored for its learner and leaves captions and language unset', async () => {
  const { cookies } = await openPage()
  const before = await import('./video-controls.ts')
  before.readPlaybackPreferences(7)
  before.changePlaybackPreferences({ speed: 1.5 })
  const page = await openPage()
  for (const [name, cookie] of cookies) page.cookies.set(name, cookie)
  const { $playbackPreferences, readPlaybackPreferences } = await import('./video-controls.ts')
  readPlaybackPreferences(7)
  expect($playbackPreferences.get()).toEqual({ speed: 1.5, captions: null, language: null })
  readPlaybackPreferences(8)
  expect($playbackPreferences.get()).toEqual({ speed: 1, captions: null, language: null })
})

const unchosen = { speed: 1, captions: null, language: null }

test.each([
  ['the page’s language with captions', {}, ['de', 'en'], 'de', 'de', true],
  ['the language of a page for one country', {}, ['de', 'en'], 'en-GB', 'en', true],
  ['English without captions where the page’s language is missing', {}, ['de', 'en'], 'fr', 'en', false],
  ['the first where English is missing too', {}, ['de', 'pl'], 'fr', 'de', false],
  ['the language that was chosen', { language: 'pl' }, ['de', 'pl'], 'de', 'pl', true],
  ['no language that the film does not have', { language: 'pl' }, ['en', 'de'], 'de', 'de', true],
  ['captions where they were chosen', { captions: true }, ['de'], 'fr', 'de', true],
  ['none where they were turned off', { captions: false }, ['de'], 'de', 'de', false],
  ['none where there are none', { captions: true }, [], 'de', undefined, false],
] as const)('a film shows %s', async (_, chosen, languages, page, language, captions) => {
  const { selectCaptions } = await import('./video-controls.ts')
  expect(selectCaptions({ ...unchosen, ...chosen }, languages, page)).toEqual({ language, captions })
})

test.each([
  [{ captions: true, language: 'pl' }, '1_on_pl'],
  [{ captions: false }, '1_off_'],
])(
  'the choice %o is stored for a year, or for the visit without consent, and read again',
  async (choice, text) => {
    for (const consents of [true, false]) {
      const before = await openPage()
      before.functionality = consents
      const video = await import('./video-controls.ts')
      video.readPlaybackPreferences(7)
      video.changePlaybackPreferences(choice)
      expect(before.cookies.get('film-7')).toEqual(
        consents ? { value: text, seconds: 31_536_000 } : undefined,
      )
      expect(before.visit.get('film-7')).toBe(consents ? undefined : text)
      const page = await openPage()
      if (consents) page.cookies.set('film-7', { value: text, seconds: 1 })
      else page.visit.set('film-7', text)
      const { $playbackPreferences, readPlaybackPreferences } = await import('./video-controls.ts')
      readPlaybackPreferences(7)
      expect($playbackPreferences.get()).toEqual({ ...unchosen, ...choice })
    }
  },
)

test('preferences changed before the learner is known are not stored, and a learner’s are read once', async () => {
  const page = await openPage()
  const { $playbackPreferences, changePlaybackPreferences, readPlaybackPreferences } = await import(
    './video-controls.ts'
  )
  changePlaybackPreferences({ speed: 2 })
  expect([$playbackPreferences.get().speed, page.cookies.size, page.visit.size]).toEqual([2, 0, 0])
  readPlaybackPreferences(7)
  page.cookies.set('film-7', { value: '1.5__', seconds: 1 })
  readPlaybackPreferences(7)
  expect($playbackPreferences.get()).toEqual(unchosen)
})

test('an unknown speed is replaced by normal speed', async () => {
  const page = await openPage()
  page.cookies.set('film-7', { value: '3_x_', seconds: 1 })
  const { $playbackPreferences, readPlaybackPreferences } = await import('./video-controls.ts')
  readPlaybackPreferences(7)
  expect($playbackPreferences.get()).toEqual(unchosen)
})

test('seeking stays in the open video, and opens another chapter', async () => {
  await openPage()
  const { $videoControls, seekVideo: goTo } = await import('./video-controls.ts')
  const { $playback } = await import('./playback.ts')
  const { $signInReason } = await import('../notice/notices.ts')
  const sought: number[] = []
  $videoControls.set({ second: () => 0, seek: (second) => void sought.push(second) })
  const access = {} as never
  $playback.set({ state: 'open', chapterId: 101, access })
  await goTo(1, 101, 42)
  expect([sought, $signInReason.get()]).toEqual([[42], null])
  // If an anonymous visitor opens another chapter, the sign-in dialog opens.
  await goTo(1, 102, 17)
  expect([sought, $signInReason.get()]).toEqual([[42], 'player:signInToWatch'])
})
