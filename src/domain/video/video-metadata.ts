import * as z from 'zod/mini'

/** The metadata of a video file: its length in seconds, and the size of its picture in pixels. */
export const videoMetadata = z.object({ seconds: z.int(), width: z.int(), height: z.int() })

export type VideoMetadata = z.infer<typeof videoMetadata>
