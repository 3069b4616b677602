const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/**
 * A text with the signs escaped that HTML and XML reserve, in attributes too.
 * @example escapeMarkup('<b>') // '&lt;b&gt;'
 */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => signs[sign] as string)
