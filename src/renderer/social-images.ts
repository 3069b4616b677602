import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { type Subject, subject } from '../domain/course/course.ts'
import { logos } from '../drawings/logo.ts'
import { sceneOfSubject } from '../drawings/scene-of-subject.ts'
import { socialImage, socialSize } from '../seo/social-image.ts'
import { type Brand, drawSvg, type Palette, readPalettes } from '../styles/palette.ts'

const { width, height } = socialSize
/** The height in pixels of the band with the brand's mark; the 16:9 cover stands above it. */
const band = 90

const scenes = readFileSync('src/drawings/scenes.svg', 'utf8')

/** The lines of a subject's scene, which a picture can't fetch from elsewhere. */
function linesOf(of: Subject): string {
  const [, lines] = new RegExp(`<symbol id="${sceneOfSubject[of]}"[^>]*>(.*)</symbol>`).exec(scenes) ?? []
  if (!lines) throw new Error(`src/drawings/scenes.svg lacks ${sceneOfSubject[of]}`)
  return `<g fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round">${lines}</g>`
}

/** The picture of a subject in a brand's colours, without words, since all languages share it. */
function picture(of: Subject, brand: Brand, palette: Palette): string {
  const art = linesOf(of).replaceAll('currentColor', `var(--cv-${of}-l)`).replaceAll('--ground', `--cv-${of}`)
  return drawSvg(
    `0 0 ${width} ${height}`,
    `<rect width="${width}" height="${height}" fill="var(--cv-${of})"/>
<g transform="translate(0 -40) scale(${width / 320})">${art}</g>
<rect y="${height - band}" width="${width}" height="${band}" fill="var(--c-deep)"/>
<g transform="translate(48 ${height - band + 17}) scale(2)">${logos[brand]}</g>`,
    palette,
  )
}

/**
 * Draws the pictures that are shown where pages are shared: one for each brand and subject, beside the
 * compiled assets.
 */
export async function drawSocialImages(folder: string): Promise<void> {
  const palettes = readPalettes()
  for (const brand of ['main', 'thermal'] as const)
    for (const of of subject.options) {
      const file = join(folder, socialImage(brand, of))
      mkdirSync(dirname(file), { recursive: true })
      await sharp(Buffer.from(picture(of, brand, palettes[brand])))
        .png({ palette: true })
        .toFile(file)
    }
}
