/** Text that is markup already, and is put into a page as it is. */
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

const escaped = (text: string): string =>
  special.test(text) ? text.replace(/[&<>'"]/g, (sign) => entities[sign] as string) : text

/**
 * The markup of what stands in braces: a text is escaped, a list is joined, nothing is left out. Refuses what would have to be
 * awaited, and what is no content: a date, an object, NaN.
 */
export function toMarkup(child: unknown): string {
  if (typeof child === 'string') return escaped(child)
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
    `${Object.prototype.toString.call(child)} can't stand in a page (src/renderer/sync-runtime)`,
  )
}

/** A template of a component: its fixed parts with what stands between them. */
export function renderTemplate(parts: readonly string[], ...children: unknown[]): Html {
  let markup = parts[0] as string
  for (let index = 0; index < children.length; index += 1)
    markup += toMarkup(children[index]) + parts[index + 1]
  return new Html(markup)
}

/** `set:html`: a text that is markup already. */
export function unescapeHTML(value: unknown): Html {
  if (value instanceof Html) return value
  if (typeof value === 'string') return new Html(value)
  if (value === undefined || value === null) return emptyHtml
  throw new Error(`Only a text can be set as HTML, not ${Object.prototype.toString.call(value)}`)
}
