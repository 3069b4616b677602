const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * Escapes the reserved characters of HTML and XML, in attributes too.
 * @example escapeMarkup('<b>') // '&lt;b&gt;'
 */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => signs[sign] as string)
