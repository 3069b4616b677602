import type { ListedVideo } from '#src/domain/video/listed-video.ts'
import type { PublishedItem } from './published-items.ts'

interface WithVideos {
  video?: string | null
  trailer?: string
  chapters?: readonly { video?: string | null }[]
}

/**
 * Returns the names of the videos of an item: the videos of a course's chapters and its trailer, or the introduction
 * of a certification.
 */
function videosOf({ document }: PublishedItem): string[] {
  const { video, trailer, chapters = [] }: WithVideos = document
  return [video, trailer, ...chapters.map((chapter) => chapter.video)].filter(
    (name) => typeof name === 'string',
  )
}

/**
 * Whether captions in a language are missing for a video of an item, so that visitors in this language can't use
 * the whole item.
 */
export const isCaptionMissing = (
  item: PublishedItem,
  language: string,
  videos: readonly ListedVideo[],
): boolean =>
  videosOf(item).some((name) => !videos.find((video) => video.name === name)?.captions.includes(language))
