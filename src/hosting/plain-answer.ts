/** The plain texts of answers without a page: to machines, or before anything is published. */
export const plainAnswer = {
  notFound: 'Page not found\n',
  unreadable: 'This page can’t be read at the moment\n',
  wrongMethod: 'Method not allowed\n',
  wrongHost: 'This server does not answer for this host.\n',
} as const

/** The methods that pages and assets answer, as the header of a refusal names them. */
export const allowedMethods = 'GET, HEAD'
