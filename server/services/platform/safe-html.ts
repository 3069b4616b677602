import sanitize from 'sanitize-html'

/**
 * The elements and attributes that pages allow in rich text. Links may lead to paths of this portal or https URLs.
 */
export const allowedMarkup = {
  allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'],
  allowedAttributes: { a: ['href'] } as Record<string, string[]>,
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
}

/**
 * Returns an editor's rich text with only these parts: paragraphs, lists, emphasis, and links to paths of this
 * portal or to https URLs.
 */
export const sanitizeRichText = (html: string): string => sanitize(html, allowedMarkup)
