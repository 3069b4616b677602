/**
 * Paths that every host and file system writes the same way, and that need no escape in any file of the export. Of the names that begin
 * with a dot, only the folder of RFC 8615 is one.
 */
const portablePath =
  /^\/((?:\.well-known\/)?[A-Za-z0-9_@~-][A-Za-z0-9_.@~-]*(\/[A-Za-z0-9_@~-][A-Za-z0-9_.@~-]*)*)?$/

/** The end of the name of a withdrawn path's file: a folder may have the name of the path. */
export const withdrawnEnding = '.gone'

/** The folder of the files of withdrawn paths, in an export. */
export const withdrawnFolder = 'gone'

export const isHtml = (type: string): boolean => type.startsWith('text/html')

/**
 * Returns the file of a released path; a path that is not HTML has its extension already. Throws for a path that a
 * static host may read another way.
 * @example fileOf('/eu', 'text/html') // '/eu.html'
 */
export function fileOf(path: string, type: string): string {
  if (!portablePath.test(path))
    throw new Error(`"${path}" can't be exported: a plain host may read it another way.`)
  return isHtml(type) ? `${path === '/' ? '/index' : path}.html` : path
}
