import sharp from 'sharp'
import { logos } from '#src/drawings/logo.ts'
import { drawSvg, type Palette, readPalettes } from '#src/styles/palette.ts'
import type { MailDependencies } from './render-mail.ts'

const coloursOf = (palette: Palette) => {
  const colour = (token: string) => palette[`c-${token}`] as string
  return {
    brand: colour('brand'),
    onBrand: colour('on-brand'),
    ink: colour('ink'),
    faded: colour('ink-2'),
    paper: colour('paper'),
    surface: colour('surface'),
    line: colour('line'),
  }
}

/**
 * Renders the logo of a brand as PNG, because mail programs don't show SVG. The picture is twice the size at which
 * it is displayed, for high-density screens.
 */
const renderLogo = async (brand: keyof typeof logos, palette: Palette): Promise<Uint8Array> =>
  sharp(Buffer.from(drawSvg('0 0 28 28', logos[brand], palette)), { density: 288 })
    .resize(56, 56)
    .png()
    .toBuffer()

/** Returns the colors and logos of both brands, as on pages. */
export async function loadMailStyles(): Promise<MailDependencies['styleByBrand']> {
  const { main, thermal } = readPalettes()
  return {
    main: { colours: coloursOf(main), logo: await renderLogo('main', main) },
    thermal: { colours: coloursOf(thermal), logo: await renderLogo('thermal', thermal) },
  }
}
