import sanitize from 'sanitize-html'

/** The allow-list of rich text from editors: paragraphs, lists, emphasis; no attribute at all. */
export const safeHtml = (html: string): string =>
  sanitize(html, { allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'br'], allowedAttributes: {} })
