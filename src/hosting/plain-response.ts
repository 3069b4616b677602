/** The plain texts of responses without a page: to programs, or before anything is published. */
export const plainResponse = {
  notFound: 'Page not found\n',
  unreadable: 'This page can’t be read at the moment\n',
  wrongMethod: 'Method not allowed\n',
  wrongHost: 'This server does not answer for this host.\n',
} as const

/** The methods that pages and assets allow, for the header of a refusal. */
export const allowedMethods = 'GET, HEAD'
