/**
 * Returns the HTML of a page without what may differ: names of compiled files change with any of their sources; the port is
 * where a portal happened to run.
 */
export const comparable = (html: string): string =>
  html
    .replaceAll(/\/_astro\/[\w.[\]@-]+\.(js|css)/g, '/_astro/*.$1')
    .replaceAll(/localhost(:|%3A)\d+/g, 'localhost$1*')
