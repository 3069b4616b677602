/** Anything that a browser could read as another host, or that hides what it is: control signs, `\`, `//`, encoded forms. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must be found
const suspicious = /[\u0000-\u001f\u007f-\u009f\\]|^\/[\s]*\/|%(?:0[0-9a-f]|1[0-9a-f]|7f|5c)|^\/(?:%2f|%5c)/i

/**
 * The origin that targets are resolved against: nothing real has it, so a target that ends up elsewhere was
 * no path.
 */
const base = 'http://target.invalid'

function parse(target: string): URL | null {
  try {
    return new URL(target, base)
  } catch {
    return null
  }
}

/**
 * The `target` of sign-on and sign-off made safe: a path with query and hash on the same origin. Everything else is
 * '/': other origins, what may be read as one, and the way back to sign-on itself. Decision: docs/decisions/shell.md.
 */
export function safeTarget(target: string | null | undefined): string {
  if (!target?.startsWith('/') || target.length > 2000 || suspicious.test(target)) return '/'
  const url = parse(target)
  if (!url || url.origin !== base) return '/'
  const path = url.pathname
  if (path.startsWith('//') || suspicious.test(path)) return '/'
  if (/^\/(?:user\/sso|identity|api)(?:\/|$)/i.test(decoded(path))) return '/'
  return path + url.search + url.hash
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
