import { environment } from '../../environment/environment.ts'
import { loadChapter, setPlaybackFailed } from './playback.ts'

/** If the same video fails again within this time, in milliseconds, the cause is not an expired URL. */
const retryWindow = 60_000
let reopened: { chapterId: number; at: number } | undefined

/**
 * Loads a video with a new URL, because the old URL may have expired; the video begins at `second`. If it fails
 * again within a minute, the failure is shown.
 */
export async function reopenChapter(courseId: number, chapterId: number, second?: number): Promise<void> {
  const at = environment().now()
  const hasFailedTwice = reopened?.chapterId === chapterId && at - reopened.at < retryWindow
  reopened = { chapterId, at }
  if (hasFailedTwice) setPlaybackFailed(chapterId, false, second)
  else await loadChapter(courseId, chapterId, second)
}
