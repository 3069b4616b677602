import sanitize from 'sanitize-html'

/**
 * The allow-list of rich text from editors: paragraphs, lists, emphasis, and links to own paths or https addresses; no
 * other attribute at all.
 */
export const safeHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
  })
