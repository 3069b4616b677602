import type { Api } from '#src/api/create-api.ts'
import { findVideos } from '#src/contract/publishing/video.ts'
import { isReadable } from '#src/domain/list/list-page.ts'
import type { ListedVideo } from '#src/domain/video/listed-video.ts'
import { unwrapOrThrow } from '../api-client/operator-api.ts'

/** Lists all stored videos, page by page. */
export async function listStoredVideos(api: Api): Promise<ListedVideo[]> {
  const videos: ListedVideo[] = []
  for (let after: string | undefined; ; ) {
    const page = await unwrapOrThrow(api.call(findVideos, { after }))
    videos.push(...page.rows.filter(isReadable))
    if (page.next === null) return videos
    after = page.next
  }
}
