const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as it stands in XML and HTML, in elements and attributes. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] as string)

/** Lines of text where no paragraph may stand, in XHTML. */
export const asLines = (text: string): string => text.split('\n').map(escapeXml).join('<br/>')

/** Lines of text as paragraphs of XHTML. */
export const asParagraphs = (text: string): string =>
  text
    .split('\n')
    .map((line) => `<p>${escapeXml(line)}</p>`)
    .join('')
