import { atom, computed } from 'nanostores'
import type { AnswerOf } from '../contract/call.ts'
import { getVideoAccess } from '../contract/course.ts'
import { saveProgress } from '../contract/progress.ts'
import type { Course } from '../domain/course/course.ts'
import { environment } from '../environment/environment.ts'
import { $course, changeChapter, changeCourse, loadCourse } from './course.ts'
import { askToSignIn, toast } from './notices.ts'
import { loadSession } from './session.ts'

export type VideoAccess = AnswerOf<typeof getVideoAccess>

/** The video on the screen. `locked` and `idle` show the poster. */
export type Playback =
  | { state: 'idle' }
  | { state: 'opening'; chapterId: number }
  | { state: 'open'; chapterId: number; access: VideoAccess }
  | { state: 'failed'; chapterId: number }

export const $playback = atom<Playback>({ state: 'idle' })

/** The chapter that plays, or null. */
export const $chapterId = computed($playback, (playback) =>
  playback.state === 'idle' ? null : playback.chapterId,
)

/** Whether the last position was kept by the server; false while it could not be. */
export const $saved = atom(true)

/** The chapter to go on with: the last one watched; once that is done, the one after it; else the first still open. */
export function nextToWatch(course: Pick<Course, 'chapters' | 'lastChapterId'>): number | undefined {
  const { chapters, lastChapterId } = course
  const isOpen = (chapter?: { state: string }) => chapter !== undefined && chapter.state !== 'watched'
  const last = chapters.find((chapter) => chapter.id === lastChapterId)
  const after = last && chapterAfter(chapters, last.id)
  return [last, after, chapters.find(isOpen)].find(isOpen)?.id ?? chapters[0]?.id
}

/** The chapter after one, or undefined after the last. */
export function chapterAfter<Chapter extends { id: number }>(
  chapters: readonly Chapter[],
  id: number,
): Chapter | undefined {
  return chapters[chapters.findIndex((chapter) => chapter.id === id) + 1]
}

/** Whether the course of the page is there and may be watched by this learner. */
export const $mayWatch = computed(
  $course,
  (live) =>
    live.state === 'ready' &&
    (live.course.contentType === 'video' || live.course.registrationStatus === 'audited'),
)

/**
 * Plays a chapter, or the one to go on with. Whoever is not signed in is asked to sign in; whoever is not enrolled is
 * told so. Specification 1, section 4: video access.
 */
export async function play(courseId: number, chapterId?: number): Promise<void> {
  const session = await loadSession()
  if (session.state === 'anonymous') return askToSignIn('player:signInToWatch')
  if (session.state === 'failed') return toast('player:failed')
  if ($course.get().state !== 'ready') await loadCourse(courseId)
  const live = $course.get()
  if (live.state !== 'ready') return toast('player:failed')
  if (!$mayWatch.get())
    return toast(live.course.registrationStatus === 'notAudited' ? 'player:underReview' : 'player:enrolFirst')
  const chapter = chapterId ?? nextToWatch(live.course)
  const now = $playback.get()
  const isOpen = now.state === 'open' && now.chapterId === chapter
  if (chapter !== undefined && !isOpen) await openChapter(courseId, chapter)
}

/** Asks for the video of a chapter, with the second to resume at. */
export async function openChapter(courseId: number, chapterId: number): Promise<void> {
  $playback.set({ state: 'opening', chapterId })
  const answer = await environment().api.call(getVideoAccess, { id: courseId, courseContentId: chapterId })
  const now = $playback.get()
  if (now.state === 'idle' || now.chapterId !== chapterId) return
  $playback.set(
    answer.ok ? { state: 'open', chapterId, access: answer.value } : { state: 'failed', chapterId },
  )
  if (answer.ok) begin(chapterId)
}

/** A second failure of the same video within this time is not a lapsed address. */
const lapseAtMost = 60_000
let reopened: { chapterId: number; at: number } | undefined

/** Asks for a new address of a video that could not be loaded: the old one may have lapsed. Twice in a row is a failure. */
export async function reopenChapter(courseId: number, chapterId: number): Promise<void> {
  const at = environment().now()
  const again = reopened?.chapterId === chapterId && at - reopened.at < lapseAtMost
  reopened = { chapterId, at }
  if (again) $playback.set({ state: 'failed', chapterId })
  else await openChapter(courseId, chapterId)
}

/** An opened chapter counts as begun, as the server will say with its first position. */
function begin(chapterId: number): void {
  const live = $course.get()
  if (live.state !== 'ready') return
  changeCourse({ lastChapterId: chapterId })
  const chapter = live.course.chapters.find(({ id }) => id === chapterId)
  if (chapter?.state === 'notStarted') changeChapter(chapterId, { state: 'started' })
}

/** The newest position that the server has not acknowledged yet: an older one is never sent after it. */
let waiting: { courseId: number; chapterId: number; position: number } | undefined
let sending = false

/**
 * Keeps a position, in seconds. One report is under way at a time; what could not be sent is sent again when the
 * network returns. `keepalive` lets it outlive the page.
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
    const answer = await api.call(
      saveProgress,
      {
        releaseCourseId: report.courseId,
        releaseCourseContentId: report.chapterId,
        payDuration: report.position,
      },
      options,
    )
    if (!answer.ok) {
      waiting ??= answer.failure.kind === 'refused' ? undefined : report
      $saved.set(false)
      break
    }
    $saved.set(true)
    changeChapter(report.chapterId, { state: answer.value.exerciseProcess })
    changeCourse({ learningProcess: answer.value.learningProcess })
  }
  sending = false
}

/** Sends what waits as soon as the network returns. */
export const resumeWhenOnline = (): (() => void) => environment().onOnline(() => void flush())
