import sharp from 'sharp'
import { logos } from '#src/drawings/logo.ts'
import { drawSvg, type Palette, readPalettes } from '#src/styles/palette.ts'
import type { Desk } from './write-mail.ts'

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

/** The logo of a brand as PNG, since mail programs show no SVG; twice as large as shown, for sharp screens. */
const markOf = async (brand: keyof typeof logos, palette: Palette): Promise<Uint8Array> =>
  sharp(Buffer.from(drawSvg('0 0 28 28', logos[brand], palette)), { density: 288 })
    .resize(56, 56)
    .png()
    .toBuffer()

/** The colours and logos of both brands, as the pages have them. */
export async function readStationery(): Promise<Desk['stationery']> {
  const { main, thermal } = readPalettes()
  return {
    main: { colours: coloursOf(main), logo: await markOf('main', main) },
    thermal: { colours: coloursOf(thermal), logo: await markOf('thermal', thermal) },
  }
}
