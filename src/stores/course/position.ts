import { atom } from 'nanostores'
import { canRetry, type Failure } from '../../api/result.ts'
import { saveProgress } from '../../contract/learning/progress.ts'
import { environment } from '../../environment/environment.ts'
import { changeChapter, liveCourse } from './course.ts'

/** Whether the server has saved the last position; false while the server cannot be reached. */
export const $isPositionSaved = atom(true)

/** The newest position that the server has not confirmed. Invariant: no older position is sent after it. */
let waiting: { courseId: number; chapterId: number; position: number } | undefined
let sending = false
/** Cancels the pending retry; undefined if no retry is pending. */
let stopRetry: (() => void) | undefined

/**
 * Sends a position in the video, in seconds. Only one request runs at a time; if a request is lost, it is repeated
 * when the connection returns. With `keepalive`, the request continues after the page is closed.
 */
export async function savePosition(
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
    const result = await api.call(saveProgress, report, options)
    if (!result.ok) {
      waiting ??= canRetry(result.failure) ? report : undefined
      $isPositionSaved.set(false)
      retryLater(result.failure)
      break
    }
    $isPositionSaved.set(true)
    changeChapter(report.chapterId, { state: result.value.chapterState })
    liveCourse.change({ learningProcess: result.value.learningProcess })
  }
  sending = false
}

/** Sends the pending position again: after a delay if the server is busy, or when the connection returns. */
function retryLater(failure: Failure): void {
  stopRetry?.()
  if (failure.kind !== 'refused' || failure.retryAfter === undefined || !waiting) return
  stopRetry = environment().later(() => void (sending || flush()), failure.retryAfter * 1000)
}

/** Sends the pending position whenever the connection returns. Returns a function that removes the listener. */
export const resumeWhenOnline = (): (() => void) => environment().onOnline(() => void flush())
