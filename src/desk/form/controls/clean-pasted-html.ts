/** The number of a numbered list in a text that was copied from Word: "1.", "a)", "iv.". */
const number = /^\s*[0-9a-z]{1,4}[.)]/i

/** Returns the mark that Word writes before the text of a line of a list. */
const markOf = (line: Element): Element | null =>
  [...line.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  ) ?? null

/**
 * Returns a copied text with what a rich text supports: the lines that Word marks as a list become a list, and each
 * cell of a table becomes a paragraph, so that the words of two cells are not joined.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const line of body.querySelectorAll('p')) {
    const mark = markOf(line)
    if (!mark) continue
    const name = number.test(mark.textContent) ? 'ol' : 'ul'
    mark.remove()
    const item = body.ownerDocument.createElement('li')
    item.append(...line.childNodes)
    const previous = line.previousElementSibling
    if (previous?.localName === name && previous.hasAttribute('data-pasted')) {
      previous.append(item)
      line.remove()
    } else {
      const list = body.ownerDocument.createElement(name)
      list.setAttribute('data-pasted', '')
      list.append(item)
      line.replaceWith(list)
    }
  }
  for (const cell of body.querySelectorAll('td, th')) {
    if (cell.querySelector('p, ul, ol, table, div')) continue
    const paragraph = body.ownerDocument.createElement('p')
    paragraph.append(...cell.childNodes)
    cell.append(paragraph)
  }
  return body.innerHTML
}
