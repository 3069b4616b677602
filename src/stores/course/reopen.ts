import { environment } from '../../environment/environment.ts'
import { failToPlay, loadChapter } from './playback.ts'

/**
 * The time within which a second failure of the same video is not taken for a lapsed address, in
 * milliseconds.
 */
const lapseAtMost = 60_000
let reopened: { chapterId: number; at: number } | undefined

/**
 * Asks for a new address of a video that could not be loaded: the old one may have lapsed. Two failures in a
 * row are shown as one. It goes on at `second`.
 */
export async function reopenChapter(courseId: number, chapterId: number, second?: number): Promise<void> {
  const at = environment().now()
  const again = reopened?.chapterId === chapterId && at - reopened.at < lapseAtMost
  reopened = { chapterId, at }
  if (again) failToPlay(chapterId, false, second)
  else await loadChapter(courseId, chapterId, second)
}
