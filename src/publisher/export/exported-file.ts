/**
 * Matches paths that every host and file system writes the same way, and that need no escape in any file of the
 * export. The folder of RFC 8615 (.well-known) is the only allowed name with a leading dot.
 */
const portablePath =
  /^\/((?:\.well-known\/)?[A-Za-z0-9_@~-][A-Za-z0-9_.@~-]*(\/[A-Za-z0-9_@~-][A-Za-z0-9_.@~-]*)*)?$/

/**
 * The suffix of the file for a withdrawn path. It distinguishes the file from a folder with the same name as the
 * path.
 */
export const withdrawnSuffix = '.gone'

/** The folder of an export that contains the files of withdrawn paths. */
export const withdrawnFolder = 'gone'

export const isHtml = (type: string): boolean => type.startsWith('text/html')

/**
 * Returns the file of a released path; the path of a file that is not HTML already has an extension. Throws for a
 * path that a static host might interpret differently.
 * @example exportedFileOf('/eu', 'text/html') // '/eu.html'
 */
export function exportedFileOf(path: string, type: string): string {
  if (!portablePath.test(path))
    throw new Error(`"${path}" can't be exported: a plain host may read it another way.`)
  return isHtml(type) ? `${path === '/' ? '/index' : path}.html` : path
}
