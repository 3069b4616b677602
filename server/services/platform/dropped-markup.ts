import sanitize from 'sanitize-html'
import { allowedMarkup, safeHtml } from './safe-html.ts'

const { allowedTags, allowedAttributes } = allowedMarkup

/** The attributes of an element that the page drops: those that are not allowed, and links to anything but own paths and https. */
function droppedAttributes(tag: string, attributes: sanitize.Attributes): string[] {
  const allowed: readonly string[] = allowedAttributes[tag] ?? []
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (!allowed.includes(name)) return [`${tag} ${name}`]
    const stays = safeHtml(`<${tag} ${name}="${escaped(value)}"></${tag}>`).includes(`${name}=`)
    return stays ? [] : [`${tag} ${name}="${value}"`]
  })
}

const escaped = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * The elements of rich text that a page drops, each once, and the attributes of others, behind their element.
 * @example droppedMarkup('<h2 id="a">A</h2><p onclick="b()">B</p>') // ['h2', 'p onclick']
 */
export function droppedMarkup(html: string): string[] {
  const dropped = new Set<string>()
  sanitize(html, {
    ...allowedMarkup,
    transformTags: {
      '*': (tag, attributes) => {
        if (!allowedTags.includes(tag)) dropped.add(tag)
        else for (const each of droppedAttributes(tag, attributes)) dropped.add(each)
        return { tagName: tag, attribs: attributes }
      },
    },
  })
  return [...dropped]
}
