import { readFileSync } from 'node:fs'

export type Brand = 'main' | 'thermal'
/** Colors by the name of their token: "c-brand" is "#0b5b70". */
export type Palette = Readonly<Record<string, string>>

const declaration = /--([a-z0-9-]+):\s*(#[0-9a-f]{6})\b/g

/**
 * Returns the light colors of both brands on the pages; those of the sister brand override those of the main brand.
 */
export function readPalettes(file = 'src/styles/brands.css'): Record<Brand, Palette> {
  const css = readFileSync(file, 'utf8')
  const block = (brand: Brand): Palette => {
    const text = css.slice(css.indexOf(`[data-brand="${brand}"] {`))
    const found = text.slice(0, text.indexOf('}')).matchAll(declaration)
    return Object.fromEntries([...found].map(([, name, colour]) => [name as string, colour as string]))
  }
  const main = block('main')
  return { main, thermal: { ...main, ...block('thermal') } }
}

/** Returns a drawing as a standalone SVG in which colors replace the tokens. */
export const drawSvg = (viewBox: string, art: string, palette: Palette): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${art.replace(
    /var\(--([a-z0-9-]+)\)/g,
    (_, name: string) => palette[name] ?? '#000000',
  )}</svg>`
