import { join } from 'node:path'
import sharp from 'sharp'
import type { DrawnFilm } from './canvas.ts'

/** The number of stills per film: the chapters of a course show them in turn. */
const count = 6

/** Twice the width at which a chapter shows them. */
const width = 240

/** Writes stills of a film beside it, at equal intervals. */
export async function makeStills(film: DrawnFilm, folder: string): Promise<void> {
  for (let each = 1; each <= count; each++) {
    const seconds = ((each - 0.5) * film.seconds) / count
    const drawn = sharp(Buffer.from(film.frame(seconds))).resize({ width })
    await drawn.webp({ quality: 80 }).toFile(join(folder, `still-${each}.webp`))
  }
}
