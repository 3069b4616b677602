/** Lines of an nginx configuration. */
export type NginxLines = readonly string[]

const printableAscii = /^[\x20-\x7e]*$/

/**
 * Returns a value in quotes for nginx. Throws for a value that nginx would read as a variable or as the end of the
 * string.
 */
export function quoteNginx(value: string): string {
  if (!printableAscii.test(value) || /["\\$]/.test(value))
    throw new Error(`nginx can't be told ${JSON.stringify(value)}`)
  return `"${value}"`
}

/** Returns a block of nginx with its lines indented. */
export const formatBlock = (head: string, lines: NginxLines): NginxLines => [
  `${head} {`,
  ...lines.map((line) => (line === '' ? '' : `  ${line}`)),
  '}',
]

/**
 * Returns the lines that add headers to answers of any status. A location with headers inherits none, so each
 * location lists all of its headers.
 */
export const addHeaders = (headers: Readonly<Record<string, string>>): NginxLines =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoteNginx(value)} always;`)
