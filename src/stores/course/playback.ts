import { atom, computed } from 'nanostores'
import { getVideoAccess } from '../../contract/catalogue/course.ts'
import type { ResponseOf } from '../../contract/protocol/call.ts'
import type { Chapter } from '../../domain/course/course.ts'
import { environment } from '../../environment/environment.ts'
import { openSignInDialog, showToast } from '../notice/notices.ts'
import { liveItemOf } from '../resource/live.ts'
import { loadSession } from '../session/session.ts'
import { changeChapter, liveCourse } from './course.ts'

export type VideoAccess = ResponseOf<typeof getVideoAccess>

/**
 * The state of the video on the page. `idle` shows the poster. `at` is the second at which the video begins instead
 * of the saved position; `offline` means that the server could not be reached.
 */
export type Playback =
  | { state: 'idle' }
  | { state: 'opening'; chapterId: number }
  | { state: 'open'; chapterId: number; access: VideoAccess }
  | { state: 'failed'; chapterId: number; at?: number | undefined; offline: boolean }

export const $playback = atom<Playback>({ state: 'idle' })

/** The id of the chapter that is playing; null if none is. */
export const $chapterId = computed($playback, (playback) =>
  playback.state === 'idle' ? null : playback.chapterId,
)

/**
 * Returns the id of the chapter to continue with: the chapter watched last; if it is finished, the next one; else
 * the first unfinished chapter.
 */
export function findChapterToContinue(course: {
  chapters: readonly Pick<Chapter, 'id' | 'state'>[]
  lastChapterId: number | null
}): number | undefined {
  const { chapters, lastChapterId } = course
  const isOpen = (chapter?: { state: string }) => chapter !== undefined && chapter.state !== 'watched'
  const last = chapters.find((chapter) => chapter.id === lastChapterId)
  const after = last && findNextChapter(chapters, last.id)
  return [last, after, chapters.find(isOpen)].find(isOpen)?.id ?? chapters[0]?.id
}

/** Returns the chapter after the given one; undefined after the last chapter. */
export function findNextChapter<Own extends { id: number }>(
  chapters: readonly Own[],
  id: number,
): Own | undefined {
  return chapters[chapters.findIndex((chapter) => chapter.id === id) + 1]
}

/** Whether the course of the page is loaded and the learner is allowed to watch it. */
export const $canWatch = computed(
  liveCourse.$live,
  (live) => liveItemOf(live)?.contentType === 'video' || liveItemOf(live)?.registrationStatus === 'audited',
)

/**
 * The position, in seconds, at which playback continues in the learner's next chapter; 0 for the beginning, or if the
 * course is not loaded.
 */
export const $resumePosition = computed(liveCourse.$live, (live) => {
  const course = liveItemOf(live)
  return course && findChapterToContinue(course) === course.lastChapterId ? course.lastPosition : 0
})

/**
 * Plays the given chapter; if none is given, plays the chapter to continue with. For an anonymous visitor the
 * sign-in dialog opens; a learner who is not enrolled sees a toast. Specification 1, section 4: video access.
 */
export async function playChapter(courseId: number, chapterId?: number, at?: number): Promise<void> {
  const session = await loadSession()
  if (session.state === 'anonymous')
    return openSignInDialog('player:signInToWatch', chapterId === undefined ? 'play' : `chapter-${chapterId}`)
  if (session.state === 'failed') return showToast('player:failed')
  if (!liveItemOf(liveCourse.$live.get())) await liveCourse.load(courseId)
  const course = liveItemOf(liveCourse.$live.get())
  if (!course) return showToast('player:failed')
  if (!$canWatch.get())
    return showToast(course.registrationStatus === 'notAudited' ? 'player:underReview' : 'player:enrolFirst')
  const chapter = chapterId ?? findChapterToContinue(course)
  const now = $playback.get()
  const isOpen = now.state === 'open' && now.chapterId === chapter
  if (chapter !== undefined && !isOpen) await loadChapter(courseId, chapter, at)
}

/**
 * Loads the video of a chapter. It begins at second `at`, else at the position that the server has saved. If the
 * video is already open, it stays open until its new URL is known.
 */
export async function loadChapter(courseId: number, chapterId: number, at?: number): Promise<void> {
  const before = $playback.get()
  if (before.state !== 'open' || before.chapterId !== chapterId)
    $playback.set({ state: 'opening', chapterId })
  const result = await environment().api.call(getVideoAccess, { id: courseId, chapterId })
  const now = $playback.get()
  if (now.state === 'idle' || now.chapterId !== chapterId) return
  if (!result.ok) return setPlaybackFailed(chapterId, result.failure.kind !== 'refused', at)
  const { position } = result.value
  $playback.set({ state: 'open', chapterId, access: { ...result.value, position: at ?? position } })
  markStarted(chapterId)
}

/** Sets the state of a chapter's video to failed. A retry begins at the same second. */
export const setPlaybackFailed = (chapterId: number, offline: boolean, at?: number): void =>
  $playback.set({ state: 'failed', chapterId, offline, at })

/** Marks an opened chapter as started, as the server does when it receives the first position. */
function markStarted(chapterId: number): void {
  const course = liveItemOf(liveCourse.$live.get())
  if (!course) return
  liveCourse.change({ lastChapterId: chapterId })
  const chapter = course.chapters.find(({ id }) => id === chapterId)
  if (chapter?.state === 'notStarted') changeChapter(chapterId, { state: 'started' })
}
