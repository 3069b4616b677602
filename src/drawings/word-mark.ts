import file from './word-marks.svg?url'

/**
 * The names of the brands, drawn with the letters of the brand's font, with the width of each at a height of 28 px.
 */
const marks: Readonly<Record<string, { symbol: string; width: number }>> = {
  'Security Learning': { symbol: 'main', width: 134 },
  'Thermal Learning': { symbol: 'thermal', width: 132 },
}

/**
 * Returns the drawing of a brand's name, which has the same letters in every language; undefined for a name without a
 * drawing, which is displayed as text.
 */
export function wordMarkOf(name: string): { href: string; width: number } | undefined {
  const mark = marks[name]
  return mark && { href: `${file}#${mark.symbol}`, width: mark.width }
}
