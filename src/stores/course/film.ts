import { atom } from 'nanostores'
import { environment } from '../../environment/environment.ts'
import { $playback, play } from './playback.ts'

/** What can be done with the film that is open, by those who are not its player. */
export interface Film {
  /** The present second. */
  second(): number
  /** Goes to a second; it plays on or stays paused as before. */
  seek(second: number): void
  /** Puts the film into a small window or back; absent where the browser can't. */
  floats?: (() => void) | undefined
}

/** The film that is open; null before Play. */
export const $film = atom<Film | null>(null)

/** The second at which the film is. */
export const $second = atom(0)

/** Goes to a second of a chapter: in the film that is open, or by opening its own. */
export async function seek(courseId: number, chapterId: number, second: number): Promise<void> {
  const now = $playback.get()
  const film = $film.get()
  if (film && now.state === 'open' && now.chapterId === chapterId) film.seek(second)
  else await play(courseId, chapterId, second)
}

/** How fast films may play: credit for watching ends at twice the speed. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** How a person watches: the speed, whether captions show, and the language of captions and transcript; null before a choice. */
export interface Manner {
  speed: number
  captions: boolean | null
  language: string | null
}

const unchosen: Manner = { speed: 1, captions: null, language: null }
export const $playbackPreferences = atom<Manner>(unchosen)

const year = 31_536_000
let person: number | undefined

const keyOf = (learnerId: number): string => `film-${learnerId}`

/**
 * Reads how a person watched before on this device. Such a cookie belongs to the group "functionality"; without consent to that
 * it lasts until the tab is closed.
 */
export function readManner(learnerId: number): void {
  if (person === learnerId) return
  person = learnerId
  const { cookies, visit } = environment()
  const kept = cookies.get(keyOf(learnerId)) ?? visit.get(keyOf(learnerId))
  const [speed, captions, language] = kept?.split('_') ?? []
  $playbackPreferences.set({
    speed: speeds.find((known) => String(known) === speed) ?? 1,
    captions: captions === 'on' ? true : captions === 'off' ? false : null,
    language: language || null,
  })
}

/** Changes how the person watches, and keeps it for them on this device. */
export function changeManner(change: Partial<Manner>): void {
  const manner = { ...$playbackPreferences.get(), ...change }
  $playbackPreferences.set(manner)
  if (person === undefined) return
  const { consent, cookies, visit } = environment()
  const captions = manner.captions === null ? '' : manner.captions ? 'on' : 'off'
  const text = `${manner.speed}_${captions}_${manner.language ?? ''}`
  if (consent.functionality()) cookies.set(keyOf(person), text, year)
  else visit.set(keyOf(person), text)
}

/**
 * What a film that has these languages shows on a page in a language: captions where they were chosen, or else where the page's
 * language is among them; in the language chosen, else the page's, else English, else the first.
 */
export function selectCaptions(manner: Manner, languages: readonly string[], page: string) {
  const has = (code: string | null): code is string => code !== null && languages.includes(code)
  const own = [page, new Intl.Locale(page).language].find(has)
  const language = [manner.language, own ?? null, 'en'].find(has) ?? languages[0]
  return { language, captions: language !== undefined && (manner.captions ?? own !== undefined) }
}
