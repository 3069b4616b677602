/**
 * Returns the HTML of a page without the parts that may differ between two builds: the names of compiled files,
 * which change with their sources, and the port of the portal.
 */
export const comparableHtmlOf = (html: string): string =>
  html
    .replaceAll(/\/_astro\/[\w.[\]@-]+\.(js|css)/g, '/_astro/*.$1')
    .replaceAll(/localhost(:|%3A)\d+/g, 'localhost$1*')
