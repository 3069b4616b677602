/**
 * Matches paths that a browser could read as another host, or that hide their meaning: control characters,
 * `\`, `//`, encoded forms.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must be found
const suspicious = /[\u0000-\u001f\u007f-\u009f\\]|^\/[\s]*\/|%(?:0[0-9a-f]|1[0-9a-f]|7f|5c)|^\/(?:%2f|%5c)/i

/**
 * The base URL against which targets are resolved. Its origin doesn't exist, so a target that resolves to another
 * origin was not a path.
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
 * Returns a safe `target` of sign-in or sign-out: a path with query and hash on the same origin. Returns '/' for
 * other origins, for ambiguous paths, and for the path of the sign-in. Decision: docs/decisions/shell.md.
 */
export function sanitizeReturnPath(target: string | null | undefined): string {
  if (!target?.startsWith('/') || target.length > 2000 || suspicious.test(target)) return '/'
  const url = parse(target)
  if (!url || url.origin !== base) return '/'
  const path = url.pathname
  if (path.startsWith('//') || suspicious.test(path)) return '/'
  if (/^\/(?:user\/sso|identity|api)(?:\/|$)/i.test(decode(path))) return '/'
  return path + url.search + url.hash
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
