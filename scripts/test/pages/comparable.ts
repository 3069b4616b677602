/**
 * Returns the HTML of a page without parts that may differ: names of compiled files change with any of their sources, and the port with
 * each portal.
 */
export const comparableHtmlOf = (html: string): string =>
  html
    .replaceAll(/\/_astro\/[\w.[\]@-]+\.(js|css)/g, '/_astro/*.$1')
    .replaceAll(/localhost(:|%3A)\d+/g, 'localhost$1*')
