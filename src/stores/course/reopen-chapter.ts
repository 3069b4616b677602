import { environment } from '../../environment/environment.ts'
import { failToPlay, loadChapter } from './playback.ts'

/** A second failure of the same video within this time, in milliseconds, is not taken for an expired URL. */
const retryWindow = 60_000
let reopened: { chapterId: number; at: number } | undefined

/**
 * Loads a video with a new URL, because the old one may have expired; it begins at `second`. A second failure
 * within a minute is shown.
 */
export async function reopenChapter(courseId: number, chapterId: number, second?: number): Promise<void> {
  const at = environment().now()
  const hasFailedTwice = reopened?.chapterId === chapterId && at - reopened.at < retryWindow
  reopened = { chapterId, at }
  if (hasFailedTwice) failToPlay(chapterId, false, second)
  else await loadChapter(courseId, chapterId, second)
}
