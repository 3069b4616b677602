/** Text that is markup already and is inserted unescaped. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }

  toString(): string {
    return this.text
  }
}

export const emptyHtml = new Html('')

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '"': '&quot;',
}
const special = /[&<>'"]/

const escapeText = (text: string): string =>
  special.test(text) ? text.replace(/[&<>'"]/g, (sign) => entities[sign] as string) : text

/**
 * Returns the markup of a value in braces: a text is escaped, a list is joined, and undefined, null and false
 * render nothing. Throws for values that would have to be awaited, and for values that can't be content: a date, an
 * object, NaN.
 */
export function toMarkup(child: unknown): string {
  if (typeof child === 'string') return escapeText(child)
  if (child instanceof Html) return child.text
  if (child === undefined || child === null || child === false) return ''
  if (Array.isArray(child)) {
    let markup = ''
    for (const each of child) markup += toMarkup(each)
    return markup
  }
  if ((typeof child === 'number' && !Number.isNaN(child)) || child === true) return String(child)
  if (typeof child === 'function') return toMarkup(child())
  throw new Error(
    `${Object.prototype.toString.call(child)} is not supported in a page (src/renderer/sync-runtime)`,
  )
}

/** Renders a template of a component: its fixed parts, with the values inserted between them. */
export function renderTemplate(parts: readonly string[], ...children: unknown[]): Html {
  let markup = parts[0] as string
  for (let index = 0; index < children.length; index += 1)
    markup += toMarkup(children[index]) + parts[index + 1]
  return new Html(markup)
}

/** Renders `set:html`: a text that is markup already. */
export function unescapeHTML(value: unknown): Html {
  if (value instanceof Html) return value
  if (typeof value === 'string') return new Html(value)
  if (value === undefined || value === null) return emptyHtml
  throw new Error(`Only a text can be set as HTML, not ${Object.prototype.toString.call(value)}`)
}
