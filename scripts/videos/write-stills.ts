import { join } from 'node:path'
import sharp from 'sharp'
import { cropPicture, type DrawnVideo } from './canvas.ts'

/** The width of the stills in pixels: twice the width at which a chapter shows them. */
const width = 240

/** Writes the stills of a video into a folder. They are taken at equal intervals. */
export async function writeStills(video: DrawnVideo, folder: string): Promise<void> {
  for (const [index, view] of video.stills.entries()) {
    const seconds = ((index + 0.5) * video.seconds) / video.stills.length
    const drawn = sharp(Buffer.from(cropPicture(video.frame(seconds), view, width)))
    await drawn.webp({ quality: 80 }).toFile(join(folder, `still-${index + 1}.webp`))
  }
}
