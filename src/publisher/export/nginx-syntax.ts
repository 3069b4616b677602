/** Lines of an nginx configuration. */
export type NginxLines = readonly string[]

const printableAscii = /^[\x20-\x7e]*$/

/**
 * Returns a value in quotes for nginx. Throws for a value that contains a variable or ends the string early in
 * nginx.
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
 * Returns the lines that add headers to responses of any status. In nginx, a location with headers inherits none,
 * so each location lists all of its headers.
 */
export const formatHeaders = (headers: Readonly<Record<string, string>>): NginxLines =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoteNginx(value)} always;`)
