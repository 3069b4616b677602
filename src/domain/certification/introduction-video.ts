import * as z from 'zod/mini'
import { publicVideo } from '../video/public-video.ts'

/** The video that introduces a certification. `since` is the instant from which the video is shown. */
export const introductionVideo = z.extend(z.omit(publicVideo, { url: true }), { since: z.iso.datetime() })
export type IntroductionVideo = z.infer<typeof introductionVideo>
