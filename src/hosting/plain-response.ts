/**
 * The plain texts of responses that are not pages: responses to programs, and responses before anything is
 * published.
 */
export const plainResponse = {
  notFound: 'Page not found\n',
  unreadable: 'This page can’t be read at the moment\n',
  wrongMethod: 'Method not allowed\n',
  wrongHost: 'This server does not answer for this host.\n',
} as const

/** The methods that pages and assets allow, for the `Allow` header of responses to other methods. */
export const allowedMethods = 'GET, HEAD'
