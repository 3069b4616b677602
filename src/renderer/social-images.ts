import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { type Subject, subject } from '../domain/course/course.ts'
import { logos } from '../drawings/logo.ts'
import { sceneBySubject } from '../drawings/scene-by-subject.ts'
import { socialImagePath, socialImageSize } from '../seo/social-image.ts'
import { type Brand, drawSvg, type Palette, readPalettes } from '../styles/palette.ts'

const { width, height } = socialImageSize
/** The height in pixels of the band with the brand's mark; the 16:9 cover is above it. */
const band = 90

const scenes = readFileSync('src/drawings/scenes.svg', 'utf8')

/**
 * Returns the SVG lines of a subject's scene. The lines are inlined, because a picture can't reference another file.
 */
function linesOf(name: Subject): string {
  const [, lines] = new RegExp(`<symbol id="${sceneBySubject[name]}"[^>]*>(.*)</symbol>`).exec(scenes) ?? []
  if (!lines) throw new Error(`src/drawings/scenes.svg has no ${sceneBySubject[name]}`)
  return `<g fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round">${lines}</g>`
}

/** Returns the picture of a subject in a brand's colours. It contains no text, since all languages share it. */
function picture(name: Subject, brand: Brand, palette: Palette): string {
  const art = linesOf(name)
    .replaceAll('currentColor', `var(--cv-${name}-l)`)
    .replaceAll('--ground', `--cv-${name}`)
  return drawSvg(
    `0 0 ${width} ${height}`,
    `<rect width="${width}" height="${height}" fill="var(--cv-${name})"/>
<g transform="translate(0 -40) scale(${width / 320})">${art}</g>
<rect y="${height - band}" width="${width}" height="${band}" fill="var(--c-deep)"/>
<g transform="translate(48 ${height - band + 17}) scale(2)">${logos[brand]}</g>`,
    palette,
  )
}

/**
 * Draws the preview images that social networks show for shared pages: one for each brand and subject, beside the
 * compiled assets.
 */
export async function drawSocialImages(folder: string): Promise<void> {
  const palettes = readPalettes()
  for (const brand of ['main', 'thermal'] as const)
    for (const name of subject.options) {
      const file = join(folder, socialImagePath(brand, name))
      mkdirSync(dirname(file), { recursive: true })
      await sharp(Buffer.from(picture(name, brand, palettes[brand])))
        .png({ palette: true })
        .toFile(file)
    }
}
