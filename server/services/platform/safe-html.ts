import sanitize from 'sanitize-html'

/** The elements and attributes of rich text that pages show; links lead to own paths or https addresses. */
export const allowedMarkup = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'],
  allowedAttributes: { a: ['href'] } as Record<string, string[]>,
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
}

/**
 * Cleans rich text from editors: paragraphs, lists, emphasis, and links to own paths or https addresses stay;
 * everything else goes, and every other attribute.
 */
export const safeHtml = (html: string): string => sanitize(html, allowedMarkup)
