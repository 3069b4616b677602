/** The number of a numbered list in a text that was copied from Word: "1.", "a)", "iv.". */
const number = /^\s*[0-9a-z]{1,4}[.)]/i

/**
 * Renames each `style` attribute to `data-style`. The page's content security policy forbids inline styles, so
 * parsing them would report a violation for each.
 */
const withRenamedStyles = (html: string): string =>
  html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))

const styleOf = (element: Element): string => element.getAttribute('data-style') ?? ''

/**
 * Replaces the styles of bold and slanted text by elements. Google Docs writes all texts in a <b> that is not bold.
 */
function applyStyle(element: Element): void {
  const [, weight] = /font-weight:\s*(\w+)/i.exec(styleOf(element)) ?? []
  if (/^(b|strong)$/.test(element.localName) && /^(normal|[1-4]00)$/.test(weight ?? ''))
    element.replaceWith(...element.childNodes)
  else if (element.localName === 'span') {
    if (/^(bold|[6-9]00)$/.test(weight ?? '')) wrapContent(element, 'strong')
    if (/font-style:\s*italic/i.test(styleOf(element))) wrapContent(element, 'em')
  }
}

function wrapContent(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}

/** Returns the mark that Word writes before the text of a line of a list. */
const markOf = (line: Element): Element | null =>
  [...line.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/i.test(styleOf(span))) ?? null

/**
 * Returns a copied text with what a rich text supports: the lines that Word marks as a list become a list, and each
 * cell of a table becomes a paragraph, so that the words of two cells are not joined.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(withRenamedStyles(html), 'text/html')
  for (const part of body.querySelectorAll('[data-style]')) applyStyle(part)
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
