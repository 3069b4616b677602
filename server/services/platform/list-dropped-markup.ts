import sanitize from 'sanitize-html'
import { allowedMarkup, sanitizeRichText } from './safe-html.ts'

const { allowedTags, allowedAttributes } = allowedMarkup

/**
 * Returns the attributes of an element that the page removes: forbidden attributes, and links to anything but paths
 * of this portal and https URLs.
 */
function droppedAttributes(tag: string, attributes: sanitize.Attributes): string[] {
  const allowed: readonly string[] = allowedAttributes[tag] ?? []
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (!allowed.includes(name)) return [`${tag} ${name}`]
    const isAllowed = sanitizeRichText(`<${tag} ${name}="${escapeAttribute(value)}"></${tag}>`).includes(
      `${name}=`,
    )
    return isAllowed ? [] : [`${tag} ${name}="${value}"`]
  })
}

const escapeAttribute = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Returns the elements of rich text that a page drops, each once, and the dropped attributes of other elements, each
 * after its element.
 * @example listDroppedMarkup('<h2 id="a">A</h2><p onclick="b()">B</p>') // ['h2', 'p onclick']
 */
export function listDroppedMarkup(html: string): string[] {
  const dropped = new Set<string>()
  sanitize(html, {
    ...allowedMarkup,
    transformTags: {
      '*': (tag, attributes) => {
        if (!allowedTags.includes(tag)) dropped.add(tag)
        else for (const attribute of droppedAttributes(tag, attributes)) dropped.add(attribute)
        return { tagName: tag, attribs: attributes }
      },
    },
  })
  return [...dropped]
}
