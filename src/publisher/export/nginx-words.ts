/** Lines of an nginx configuration. */
export type NginxLines = readonly string[]

const plain = /^[\x20-\x7e]*$/

/**
 * A value in quotes for nginx. A value that nginx would read as a variable or an end is refused: none of the
 * portal's holds one.
 */
export function quoteNginx(value: string): string {
  if (!plain.test(value) || /["\\$]/.test(value))
    throw new Error(`nginx can't be told ${JSON.stringify(value)}`)
  return `"${value}"`
}

/** A block of nginx with its lines indented. */
export const block = (head: string, lines: NginxLines): NginxLines => [
  `${head} {`,
  ...lines.map((line) => (line === '' ? '' : `  ${line}`)),
  '}',
]

/**
 * The lines that add headers to answers of any status. A location that adds one inherits none, so each names
 * all of its own.
 */
export const addHeaders = (headers: Readonly<Record<string, string>>): NginxLines =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoteNginx(value)} always;`)
