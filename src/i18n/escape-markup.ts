const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it may stand in HTML and XML, in an attribute too. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => signs[sign] as string)
