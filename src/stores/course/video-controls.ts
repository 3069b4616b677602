import { atom } from 'nanostores'
import { environment } from '../../environment/environment.ts'
import { $playback, playChapter } from './playback.ts'

/** The controls of the open video, for components other than its player. */
export interface VideoControls {
  /** Returns the current second. */
  second(): number
  /** Seeks to a second. A playing video continues to play, a paused video stays paused. */
  seek(second: number): void
}

/** The open video; null until a video is started. */
export const $videoControls = atom<VideoControls | null>(null)

/** The current second of the video. */
export const $currentSecond = atom(0)

/** Seeks to a second of a chapter. If the chapter's video is not open, it is opened at this second. */
export async function seekVideo(courseId: number, chapterId: number, second: number): Promise<void> {
  const now = $playback.get()
  const controls = $videoControls.get()
  if (controls && now.state === 'open' && now.chapterId === chapterId) controls.seek(second)
  else await playChapter(courseId, chapterId, second)
}

/**
 * The volume, from 0 to 1, and whether the video is muted. The next chapter of the page starts with the same
 * values.
 */
export const $sound = atom({ volume: 1, muted: false })

/** The playback speeds. The server counts time as watched only up to double speed. */
export const playbackSpeeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/**
 * The learner's playback preferences: the speed, whether captions are visible, and the language of captions and
 * transcript. A value is null until the learner chooses it.
 */
export interface PlaybackPreferences {
  speed: number
  captions: boolean | null
  language: string | null
}

const defaultPreferences: PlaybackPreferences = { speed: 1, captions: null, language: null }
export const $playbackPreferences = atom<PlaybackPreferences>(defaultPreferences)

const year = 31_536_000
let learnerOfPreferences: number | undefined

const keyOf = (learnerId: number): string => `film-${learnerId}`

/**
 * Reads the learner's playback preferences on this device. They are stored in a cookie of the consent group
 * "functionality"; if the learner has not consented to it, they are stored only until the tab is closed.
 */
export function readPlaybackPreferences(learnerId: number): void {
  if (learnerOfPreferences === learnerId) return
  learnerOfPreferences = learnerId
  const { cookies, visit } = environment()
  const stored = cookies.get(keyOf(learnerId)) ?? visit.get(keyOf(learnerId))
  const [speed, captions, language] = stored?.split('_') ?? []
  $playbackPreferences.set({
    speed: playbackSpeeds.find((known) => String(known) === speed) ?? 1,
    captions: captions === 'on' ? true : captions === 'off' ? false : null,
    language: language || null,
  })
}

/** Changes the playback preferences and stores them on this device. */
export function changePlaybackPreferences(change: Partial<PlaybackPreferences>): void {
  const preferences = { ...$playbackPreferences.get(), ...change }
  $playbackPreferences.set(preferences)
  if (learnerOfPreferences === undefined) return
  const { consent, cookies, visit } = environment()
  const captions = preferences.captions === null ? '' : preferences.captions ? 'on' : 'off'
  const text = `${preferences.speed}_${captions}_${preferences.language ?? ''}`
  if (consent.functionality()) cookies.set(keyOf(learnerOfPreferences), text, year)
  else visit.set(keyOf(learnerOfPreferences), text)
}

/**
 * Returns the caption language and whether captions are visible, for a video with captions in `languages`; `page` is
 * the language of the page. If the learner has not chosen, captions are visible if they exist in the page's
 * language. The language is the first of these that has captions: the chosen language, the page's language, English,
 * the first in `languages`.
 */
export function selectCaptions(preferences: PlaybackPreferences, languages: readonly string[], page: string) {
  const isAvailable = (code: string | null | undefined): code is string =>
    languages.some((each) => each === code)
  const pageLanguage = [page, new Intl.Locale(page).language].find(isAvailable)
  const language = [preferences.language, pageLanguage, 'en'].find(isAvailable) ?? languages[0]
  return {
    language,
    captions: language !== undefined && (preferences.captions ?? pageLanguage !== undefined),
  }
}
