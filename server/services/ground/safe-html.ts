import sanitize from 'sanitize-html'

/**
 * Cleans rich text from editors: paragraphs, lists, emphasis, and links to own paths or https addresses stay;
 * everything else goes, and every other attribute.
 */
export const safeHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
  })
