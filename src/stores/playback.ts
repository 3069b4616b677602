import { atom, computed } from 'nanostores'
import type { AnswerOf } from '../contract/call.ts'
import { getVideoAccess } from '../contract/course.ts'
import { saveProgress } from '../contract/progress.ts'
import type { Course } from '../domain/course/course.ts'
import { environment } from '../environment/environment.ts'
import { changeChapter, liveCourse } from './course.ts'
import { itemOf } from './live.ts'
import { askToSignIn, toast } from './notices.ts'
import { loadSession } from './session.ts'

export type VideoAccess = AnswerOf<typeof getVideoAccess>

/** The state of the video on the screen. `locked` and `idle` show the poster. */
export type Playback =
  | { state: 'idle' }
  | { state: 'opening'; chapterId: number }
  | { state: 'open'; chapterId: number; access: VideoAccess }
  | { state: 'failed'; chapterId: number }

export const $playback = atom<Playback>({ state: 'idle' })

/** The id of the chapter that plays, or null. */
export const $chapterId = computed($playback, (playback) =>
  playback.state === 'idle' ? null : playback.chapterId,
)

/** Whether the server has kept the last position; false while it could not be reached. */
export const $saved = atom(true)

/**
 * The id of the chapter to continue with: the last one watched; once that is done, the one after it; else the
 * first still open.
 */
export function nextToWatch(course: Pick<Course, 'chapters' | 'lastChapterId'>): number | undefined {
  const { chapters, lastChapterId } = course
  const isOpen = (chapter?: { state: string }) => chapter !== undefined && chapter.state !== 'watched'
  const last = chapters.find((chapter) => chapter.id === lastChapterId)
  const after = last && chapterAfter(chapters, last.id)
  return [last, after, chapters.find(isOpen)].find(isOpen)?.id ?? chapters[0]?.id
}

/** The chapter after another, or undefined after the last. */
export function chapterAfter<Chapter extends { id: number }>(
  chapters: readonly Chapter[],
  id: number,
): Chapter | undefined {
  return chapters[chapters.findIndex((chapter) => chapter.id === id) + 1]
}

/** Whether the course of the page is loaded and this learner may watch it. */
export const $mayWatch = computed(
  liveCourse.$live,
  (live) => itemOf(live)?.contentType === 'video' || itemOf(live)?.registrationStatus === 'audited',
)

/**
 * Plays a chapter, or the one to continue with. An anonymous reader is asked to sign in; a learner who is not
 * enrolled is told so. Specification 1, section 4: video access.
 */
export async function play(courseId: number, chapterId?: number): Promise<void> {
  const session = await loadSession()
  if (session.state === 'anonymous') return askToSignIn('player:signInToWatch')
  if (session.state === 'failed') return toast('player:failed')
  if (!itemOf(liveCourse.$live.get())) await liveCourse.load(courseId)
  const course = itemOf(liveCourse.$live.get())
  if (!course) return toast('player:failed')
  if (!$mayWatch.get())
    return toast(course.registrationStatus === 'notAudited' ? 'player:underReview' : 'player:enrolFirst')
  const chapter = chapterId ?? nextToWatch(course)
  const now = $playback.get()
  const isOpen = now.state === 'open' && now.chapterId === chapter
  if (chapter !== undefined && !isOpen) await openChapter(courseId, chapter)
}

/** Asks for the video of a chapter, with the second to resume at. */
export async function openChapter(courseId: number, chapterId: number): Promise<void> {
  $playback.set({ state: 'opening', chapterId })
  const answer = await environment().api.call(getVideoAccess, { id: courseId, chapterId })
  const now = $playback.get()
  if (now.state === 'idle' || now.chapterId !== chapterId) return
  $playback.set(
    answer.ok ? { state: 'open', chapterId, access: answer.value } : { state: 'failed', chapterId },
  )
  if (answer.ok) begin(chapterId)
}

/**
 * The time within which a second failure of the same video is not taken for a lapsed address, in
 * milliseconds.
 */
const lapseAtMost = 60_000
let reopened: { chapterId: number; at: number } | undefined

/**
 * Asks for a new address of a video that could not be loaded: the old one may have lapsed. Two failures in a
 * row are shown as one.
 */
export async function reopenChapter(courseId: number, chapterId: number): Promise<void> {
  const at = environment().now()
  const again = reopened?.chapterId === chapterId && at - reopened.at < lapseAtMost
  reopened = { chapterId, at }
  if (again) $playback.set({ state: 'failed', chapterId })
  else await openChapter(courseId, chapterId)
}

/** Shows an opened chapter as begun, as the server will say with its first position. */
function begin(chapterId: number): void {
  const course = itemOf(liveCourse.$live.get())
  if (!course) return
  liveCourse.change({ lastChapterId: chapterId })
  const chapter = course.chapters.find(({ id }) => id === chapterId)
  if (chapter?.state === 'notStarted') changeChapter(chapterId, { state: 'started' })
}

/** The newest position that the server has not confirmed yet: an older one is never sent after it. */
let waiting: { courseId: number; chapterId: number; position: number } | undefined
let sending = false

/**
 * Sends a position in the video, in seconds. One report is under way at a time; a report that failed is sent
 * again when the network returns. `keepalive` lets it outlive the page.
 */
export async function keepPosition(
  courseId: number,
  chapterId: number,
  position: number,
  options: { keepalive?: boolean } = {},
): Promise<void> {
  waiting = { courseId, chapterId, position }
  if (sending && !options.keepalive) return
  await flush(options)
}

async function flush(options: { keepalive?: boolean } = {}): Promise<void> {
  sending = true
  while (waiting) {
    const report = waiting
    waiting = undefined
    const { api } = environment()
    const answer = await api.call(saveProgress, report, options)
    if (!answer.ok) {
      waiting ??= answer.failure.kind === 'refused' ? undefined : report
      $saved.set(false)
      break
    }
    $saved.set(true)
    changeChapter(report.chapterId, { state: answer.value.chapterState })
    liveCourse.change({ learningProcess: answer.value.learningProcess })
  }
  sending = false
}

/** Sends the waiting position as soon as the network returns; call the returned function to stop that. */
export const resumeWhenOnline = (): (() => void) => environment().onOnline(() => void flush())
