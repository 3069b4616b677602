import svgCaptcha from 'svg-captcha'

/** The package is a function too, which its types don't say: it draws a given text. */
const draw = svgCaptcha as unknown as (text: string, options: object) => string

/** The white background of the picture: its dark figures are read on dark pages too. */
const ground = '<rect width="100%" height="100%" fill="#fff"/>'

/** A code as a picture that people read more easily than machines: SVG, as a data URI. */
export function drawCode(code: string): string {
  const svg = draw(code, { width: 180, height: 60, fontSize: 62, noise: 3 }).replace('>', `>${ground}`)
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
